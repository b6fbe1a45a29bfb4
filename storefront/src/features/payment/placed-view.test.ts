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

describe("what the page after ordering shows", () => {
  it("is what the order says", () => {
    expect(of({ order: anOrder("processing") })).toBe("placed");
    expect(of({ order: anOrder("pending", "2026-03-05T11:00:00.000Z") })).toBe("waiting");
    expect(of({ order: anOrder("cancelled"), needsNoMoney: true })).toBe("cancelled");
  });

  it("is what was read last, whatever becomes of the next question", () => {
    expect(of({ order: anOrder("processing"), error: refused(500) })).toBe("placed");
  });

  it.each([
    ["fails", refused(500), "failed"],
    ["finds no network", refused(0), "failed"],
    ["finds no such order", refused(404), "notFound"],
    ["is under way", null, "loading"],
  ])("is not placed where the question %s", (_, error, view) => expect(of({ error })).toBe(view));

  it("is not placed for somebody who is not logged in", () => {
    expect(of({ isLoggedIn: false })).toBe("loggedOut");
    expect(of({ isLoggedIn: false, error: refused(401) })).toBe("loggedOut");
  });

  it("is placed where the checkout knew that nothing is to be paid online", () => {
    expect(of({ needsNoMoney: true })).toBe("placed");
    expect(of({ needsNoMoney: true, isLoggedIn: false })).toBe("placed");
    expect(of({ needsNoMoney: true, error: refused(500) })).toBe("placed");
  });
});
