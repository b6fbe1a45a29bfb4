import type { Order } from "@haat/api-contract/order/schemas";
import { ApiError } from "@haat/web/api-error";
import { placedView } from "./placed-view";

const anOrder = (orderStatus: Order["orderStatus"], payUntil: string | null = null) => ({
  orderStatus,
  payment: { fromWallet: 0, due: 0, payUntil },
});
const of = (parts: Partial<Parameters<typeof placedView>[0]>) =>
  placedView({ order: undefined, error: null, isLoggedIn: true, needsNoMoney: false, ...parts });
const refused = (status: number) => new ApiError(status, "", null);

describe("the view of the order confirmation page", () => {
  it("follows the order's status", () => {
    expect(of({ order: anOrder("processing") })).toBe("placed");
    expect(of({ order: anOrder("pending", "2026-03-05T11:00:00.000Z") })).toBe("waiting");
    expect(of({ order: anOrder("cancelled"), needsNoMoney: true })).toBe("cancelled");
  });

  it("stays as last loaded if a later request fails", () => {
    expect(of({ order: anOrder("processing"), error: refused(500) })).toBe("placed");
  });

  it.each([
    ["fails", refused(500), "failed"],
    ["has no network", refused(0), "failed"],
    ["returns 404", refused(404), "notFound"],
    ["is pending", null, "loading"],
  ])("is not placed if the request %s", (_, error, view) => expect(of({ error })).toBe(view));

  it("is not placed if nobody is logged in", () => {
    expect(of({ isLoggedIn: false })).toBe("loggedOut");
    expect(of({ isLoggedIn: false, error: refused(401) })).toBe("loggedOut");
  });

  it("is placed if the checkout knew that no online payment is needed", () => {
    expect(of({ needsNoMoney: true })).toBe("placed");
    expect(of({ needsNoMoney: true, isLoggedIn: false })).toBe("placed");
    expect(of({ needsNoMoney: true, error: refused(500) })).toBe("placed");
  });
});
