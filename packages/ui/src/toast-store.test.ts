import { createToasts } from "./toast-store";

const aScreen = () => {
  const { toast, toastStore } = createToasts(5000);
  return { toast, toastStore, texts: () => toastStore.read().map(({ text }) => text) };
};

describe("toasts", () => {
  it("are in order of creation, with the default duration unless set", () => {
    const { toast, toastStore } = aScreen();
    toast.success("Added");
    toast.error("Failed", { duration: 4000 });
    expect(toastStore.read().map(({ kind, text, duration }) => [kind, text, duration])).toEqual([
      ["success", "Added", 5000],
      ["error", "Failed", 4000],
    ]);
  });

  it("replace those with the same id, and keep others", () => {
    const { toast, texts } = aScreen();
    toast.info("Removed");
    toast.warning("Please log in", { id: "login" });
    toast.success("OTP sent", { id: "login" });
    toast.success("Login successful!", { id: "login" });
    expect(texts()).toEqual(["Removed", "Login successful!"]);
  });

  it("notify subscribers until they unsubscribe", () => {
    const { toast, toastStore, texts } = aScreen();
    const heard: string[][] = [];
    const stop = toastStore.subscribe(() => heard.push(texts()));
    toast.info("one");
    stop();
    toast.info("two");
    expect(heard).toEqual([["one"]]);
  });

  it("are removed when they are dismissed", () => {
    const { toast, toastStore, texts } = aScreen();
    toast.warning("Log in", { id: "login" });
    toastStore.dismiss("login");
    expect(texts()).toEqual([]);
  });
});
