import { dismissToast, loginToast, toast, toastStore } from "./toast";

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
});

const texts = () => toastStore.read().map(({ text }) => text);

describe("toasts", () => {
  it("stand in the order in which they were said, for five seconds unless told", () => {
    toast.success("Added");
    toast.error("Failed", { duration: 4000 });
    expect(toastStore.read().map(({ kind, text, duration }) => [kind, text, duration])).toEqual([
      ["success", "Added", 5000],
      ["error", "Failed", 4000],
    ]);
  });

  it("replace one another under one id", () => {
    toast.error("first", { id: "token" });
    toast.error("second", { id: "token" });
    expect(texts()).toEqual(["second"]);
  });

  it("of a login leave only the last on screen, beside what else was said", () => {
    toast.info("Removed");
    toast.warning("Please log in", { id: loginToast });
    toast.success("OTP sent", { id: loginToast });
    toast.success("Login successful!", { id: loginToast });
    expect(texts()).toEqual(["Removed", "Login successful!"]);
  });

  it("tell whoever listens, until they stop", () => {
    const heard: string[][] = [];
    const stop = toastStore.subscribe(() => heard.push(texts()));
    toast.info("one");
    stop();
    toast.info("two");
    expect(heard).toEqual([["one"]]);
  });

  it("go when they are dismissed", () => {
    toast.warning("Log in", { id: "login" });
    dismissToast("login");
    expect(texts()).toEqual([]);
  });
});
