import { ApiError } from "@haat/web/api-error";
import { askAgainAfter, inTurn, LeftLine } from "./in-turn";

const inLine = (place: number) =>
  new ApiError(503, "Many people are ordering.", {
    success: false,
    message: "Many people are ordering.",
    line: { place, seconds: 1 },
  });

describe("a call in a waiting line", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("is repeated until it is its turn, and tells each place", async () => {
    const call = jest.fn().mockRejectedValueOnce(inLine(2)).mockRejectedValueOnce(inLine(1)).mockResolvedValue("order");
    const places: number[] = [];
    const answer = inTurn(call, ({ place }) => places.push(place), new AbortController().signal);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe("order");
    expect(places).toEqual([2, 1]);
  });

  it.each([new ApiError(503, "The shop is unavailable.", null), new ApiError(409, "Out of stock.", null)])(
    "is not repeated after another error",
    async (error) => {
      const call = jest.fn().mockRejectedValue(error);
      await expect(inTurn(call, () => undefined, new AbortController().signal)).rejects.toBe(error);
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  it("ends when the shopper leaves", async () => {
    const call = jest.fn().mockRejectedValue(inLine(5));
    const leaving = new AbortController();
    const answer = expect(inTurn(call, () => undefined, leaving.signal)).rejects.toBeInstanceOf(LeftLine);
    await jest.advanceTimersByTimeAsync(100);
    leaving.abort(new LeftLine());
    await answer;
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    [1, 500],
    [8, 2_000],
    [300, 5_000],
  ])("at about %i seconds is repeated after %i ms", (seconds, ms) => {
    expect(askAgainAfter({ place: 1, seconds })).toBe(ms);
  });
});
