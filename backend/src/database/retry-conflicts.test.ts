import { retryConflicts } from "./retry-conflicts";

const failure = (code: string) => Object.assign(new Error("rolled back"), { code });

/** Fails with these codes, one per attempt, and then succeeds. */
function transaction(...codes: string[]) {
  let attempts = 0;
  const act = async () => {
    const code = codes[attempts++];
    if (code) throw failure(code);
    return attempts;
  };
  return { act, attempts: () => attempts };
}

describe("a transaction with conflicts", () => {
  it.each(["40001", "40P01"])("is repeated after the code %s", async (code) => {
    expect(await retryConflicts(transaction(code, code).act)).toBe(3);
  });

  it("is given up after four attempts", async () => {
    const { act, attempts } = transaction("40P01", "40P01", "40P01", "40P01", "40P01");
    await expect(retryConflicts(act)).rejects.toMatchObject({ code: "40P01" });
    expect(attempts()).toBe(4);
  });

  it("is not repeated after another error", async () => {
    const { act, attempts } = transaction("23505");
    await expect(retryConflicts(act)).rejects.toMatchObject({ code: "23505" });
    expect(attempts()).toBe(1);
  });
});
