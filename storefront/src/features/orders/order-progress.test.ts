import { anOrder, aReturnRequest } from "./an-order";
import { returnTitle, stepsReached } from "./order-progress";

describe("the progress of an order", () => {
  // @spec tracker-three-steps tracker-steps-processing-shipped
  it.each([
    ["processing", 1],
    ["shipped", 2],
    ["delivered", 3],
  ] as const)("%s fills %i of three steps", (status, steps) => {
    expect(stepsReached(status)).toBe(steps);
  });

  it.each(["pending", "cancelled", "returned"] as const)("%s is no step", (status) => {
    expect(stepsReached(status)).toBeNull();
  });
});

describe("the title of a return", () => {
  // @spec returned-shows-action-initiated
  it("names what was asked for, else a return", () => {
    expect(returnTitle(anOrder({ returnRequest: aReturnRequest({ action: "replace" }) }))).toBe("replace Initiated");
    expect(returnTitle(anOrder())).toBe("Return Initiated");
  });
});
