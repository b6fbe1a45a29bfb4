import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { ApiError } from "../errors/api-error";
import { demandProof, makePuzzle, solvedPuzzle } from "./proof-of-work";

const secret = "secret-of-this-test-alone-0123456789";

type Puzzle = Awaited<ReturnType<typeof makePuzzle>>;
const header = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64");

let puzzle: Puzzle;
let solution: Awaited<ReturnType<typeof solveChallenge>>;
beforeAll(async () => {
  puzzle = await makePuzzle("code", secret);
  solution = await solveChallenge({ challenge: puzzle, deriveKey });
});

describe("a proof of work", () => {
  it("is a solved puzzle of ours, for its purpose alone", async () => {
    const proof = header({ challenge: puzzle, solution });
    expect(await solvedPuzzle(proof, "code", secret)).toMatch(/^[\w-]{43}$/);
    expect(await solvedPuzzle(proof, "order", secret)).toBeNull();
    expect(await solvedPuzzle(proof, "code", `${secret}0`)).toBeNull();
  });

  it("takes at least 500 tries", () => {
    expect(solution?.counter).toBeGreaterThanOrEqual(500);
  });

  it.each<[string, (right: { challenge: Puzzle; solution: object }) => unknown]>([
    [
      "has expired",
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 1 } },
        solution,
      }),
    ],
    [
      "was made easier",
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "00" } },
        solution,
      }),
    ],
    ["has no signature", ({ challenge, solution }) => ({ challenge: { ...challenge, signature: "" }, solution })],
    ["has another solution", ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: "00".repeat(32) } })],
    ["is of another form", () => ["proof"]],
    ["is very long", ({ challenge, solution }) => ({ challenge, solution, more: "x".repeat(5000) })],
  ])("is refused if the puzzle %s", async (_, change) => {
    expect(
      await solvedPuzzle(header(change({ challenge: puzzle, solution: solution ?? {} })), "code", secret),
    ).toBeNull();
  });

  it.each([undefined, "", "%%%", ["a", "b"]])("is refused as %j", async (sent) => {
    expect(await solvedPuzzle(sent, "code", secret)).toBeNull();
  });

  it("is demanded with a new puzzle, and accepted once", async () => {
    const refusal: unknown = await demandProof(undefined, "code", secret).catch((error: unknown) => error);
    if (!(refusal instanceof ApiError)) throw new Error("No proof was demanded.");
    expect(refusal).toMatchObject({ status: 428, extra: { puzzle: { parameters: { data: { purpose: "code" } } } } });
    const proof = header({ challenge: puzzle, solution });
    const used = await Promise.allSettled(Array.from({ length: 5 }, () => demandProof(proof, "code", secret)));
    expect(used.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(used.filter((one) => one.status === "rejected" && one.reason.status === 429)).toHaveLength(4);
  });
});
