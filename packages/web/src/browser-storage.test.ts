import { readItem, writeItem } from "./browser-storage";

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const aWindow = (window: object) => Object.defineProperty(globalThis, "window", { value: window, configurable: true });
afterEach(() => Reflect.deleteProperty(globalThis, "window"));

describe("browser storage", () => {
  it("returns stored values, and removes them with null", () => {
    aWindow({ localStorage: storage });
    writeItem("local", "pincode", "560001");
    expect(readItem("local", "pincode")).toBe("560001");
    writeItem("local", "pincode", null);
    expect(readItem("local", "pincode")).toBeNull();
  });

  it("returns null without throwing if storage is blocked", () => {
    aWindow(Object.defineProperty({}, "sessionStorage", { get: forbidden }));
    expect(() => writeItem("session", "draft", "text")).not.toThrow();
    expect(readItem("session", "draft")).toBeNull();
  });
});
