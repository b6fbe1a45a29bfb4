import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { reloadAfterLogin } from "./reload-after-login";
import { loginTimes } from "./texts";

/** A page that counts its reloads, and a mutation that ends with `finish`. */
function aPage(pathname: string) {
  const location = { pathname, reload: jest.fn() };
  Object.assign(globalThis, { window: { location } });
  const queries = new QueryClient();
  let finish = () => {};
  const change = new MutationObserver(queries, {
    mutationFn: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  });
  const settle = () => jest.advanceTimersByTimeAsync(loginTimes.reload);
  return { location, queries, change: () => void change.mutate(), finish: () => finish(), settle };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "window");
});

describe("the reload after a login", () => {
  it("happens after a delay", async () => {
    const page = aPage("/account");
    reloadAfterLogin(page.queries);
    await jest.advanceTimersByTimeAsync(loginTimes.reload - 1);
    expect(page.location.reload).not.toHaveBeenCalled();
    await page.settle();
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });

  it("waits for a pending mutation", async () => {
    const page = aPage("/product/lamp");
    reloadAfterLogin(page.queries);
    page.change();
    await page.settle();
    expect(page.location.reload).not.toHaveBeenCalled();
    page.finish();
    await page.settle();
    expect(page.location.reload).toHaveBeenCalled();
  });

  it("is cancelled for good by a navigation, even after returning to the page", async () => {
    const page = aPage("/product/lamp");
    reloadAfterLogin(page.queries);
    page.location.pathname = "/checkout";
    await page.settle();
    page.location.pathname = "/product/lamp";
    page.change();
    await page.settle();
    page.finish();
    await page.settle();
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it("does not happen in the checkout", async () => {
    const page = aPage("/checkout");
    reloadAfterLogin(page.queries);
    await page.settle();
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});
