import { loadPageAnewOnce } from "./load-page-anew";

/** A tab that records the pages it opens. */
function aTab({ isOnline = true, keeps = true } = {}) {
  const kept = new Map<string, string>();
  const opened: string[] = [];
  const browser = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void (keeps && kept.set(key, text)),
    isOnline: () => isOnline,
    open: (path: string) => void opened.push(path),
  };
  return { opened, load: (orderId: string, gateway: string) => loadPageAnewOnce(orderId, gateway, browser) };
}

describe("reloading the page for a gateway whose script fails to load", () => {
  it("opens the order's page, once per order and gateway", () => {
    const { load, opened } = aTab();
    expect(load("order_1", "stripe")).toBe(true);
    expect(load("order_1", "stripe")).toBe(false);
    expect(load("order_1", "razorpay")).toBe(true);
    expect(load("order_2", "stripe")).toBe(true);
    expect(opened).toEqual(["/order-success/order_1", "/order-success/order_1", "/order-success/order_2"]);
  });

  it.each([
    ["is offline", { isOnline: false }],
    ["can't store that it has, and would repeat it forever", { keeps: false }],
  ])("does not happen if the browser %s", (_, tab) => {
    const { load, opened } = aTab(tab);
    expect(load("order_1", "stripe")).toBe(false);
    expect(opened).toEqual([]);
  });
});
