import { endSession, hasLeft, sellerToken, startSession, subscribeToSession } from "./session";

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const browser = Object.assign(new EventTarget(), { localStorage: aStorage(), sessionStorage: aStorage() });
const kept = () => [browser.localStorage.getItem("sellerToken"), browser.sessionStorage.getItem("sellerToken")];

beforeAll(() => Object.defineProperty(globalThis, "window", { value: browser, configurable: true }));
afterAll(() => Reflect.deleteProperty(globalThis, "window"));
beforeEach(() => endSession());

describe("a seller's session", () => {
  // @spec token-kept-sellertoken-remember
  it("survives the browser's close if it is remembered, and ends with it otherwise", () => {
    startSession("remembered", true);
    expect([...kept(), sellerToken()]).toEqual(["remembered", null, "remembered"]);
    startSession("for today", false);
    expect([...kept(), sellerToken()]).toEqual([null, "for today", "for today"]);
  });

  it("leaves no data behind", () => {
    startSession("remembered", true);
    endSession();
    expect([...kept(), sellerToken()]).toEqual([null, null, null]);
  });

  it("distinguishes a logout from a session that was ended", () => {
    startSession("a", true);
    endSession({ byChoice: true });
    expect(hasLeft()).toBe(true);
    startSession("b", true);
    expect(hasLeft()).toBe(false);
    endSession();
    expect(hasLeft()).toBe(false);
  });

  it("follows other tabs", () => {
    let heard = 0;
    const stop = subscribeToSession(() => {
      heard += 1;
    });
    startSession("here", true);
    browser.localStorage.setItem("sellerToken", "there");
    browser.dispatchEvent(Object.assign(new Event("storage"), { key: "sellerToken" }));
    stop();
    expect([heard, sellerToken()]).toEqual([2, "there"]);
  });
});
