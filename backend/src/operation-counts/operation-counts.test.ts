import { counted, countOperation, takeOperationCounts } from "./operation-counts";

const refused = { kind: "webhook", name: "stripe", outcome: "refused" } as const;
const call = { kind: "gateway-call", name: "razorpay" } as const;

beforeEach(() => void takeOperationCounts());

it("adds up by kind, name and outcome, and hands over each count once", () => {
  countOperation(refused);
  countOperation(refused, 3);
  countOperation({ ...refused, outcome: "accepted" }, 0);
  expect(takeOperationCounts()).toEqual([{ ...refused, count: 4 }]);
  expect(takeOperationCounts()).toEqual([]);
});

it("counts what an action came to, and passes on its result or error", async () => {
  const refusal = new Error("Refused.");
  expect(await counted(call, async () => 4711)).toBe(4711);
  await expect(counted(call, () => Promise.reject(refusal))).rejects.toBe(refusal);
  const isAnswer = (error: unknown) => error === refusal;
  await expect(counted(call, () => Promise.reject(refusal), isAnswer)).rejects.toBe(refusal);
  expect(takeOperationCounts()).toEqual([
    { ...call, outcome: "succeeded", count: 2 },
    { ...call, outcome: "failed", count: 1 },
  ]);
});
