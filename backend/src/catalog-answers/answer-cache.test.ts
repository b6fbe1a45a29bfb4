import { AnswerCache } from "./answer-cache";
import { FinishedAnswer } from "./finished-answer";

const kilobyte = 1024;

function aCache({ maxBytes = 64 * kilobyte } = {}) {
  const state = { generation: 0, hears: true };
  const cache = new AnswerCache(maxBytes, { generation: () => state.generation, isHearing: () => state.hears });
  let reads = 0;
  const readText = async (text: string) => {
    reads += 1;
    return new FinishedAnswer(text);
  };
  return { cache, state, read: () => readText("{}"), readText, reads: () => reads };
}

describe("AnswerCache", () => {
  it("reads once for concurrent requests, and not again", async () => {
    const { cache, read, reads } = aCache();
    const answers = await Promise.all([1, 2, 3].map(() => cache.get("key", read)));
    expect(new Set(answers).size).toBe(1);
    expect(await cache.get("key", read)).toBe(answers[0]);
    expect(reads()).toBe(1);
  });

  it("reads every answer anew when the catalogue changes", async () => {
    const { cache, state, readText } = aCache();
    const before = await cache.get("key", () => readText("old"));
    state.generation += 1;
    expect(cache.peek("key")).toBeUndefined();
    expect(cache.stale("key")).toBe(before);
    const answer = await cache.get("key", () => readText("new"));
    expect(String(answer.ready("identity"))).toBe("new");
    expect(cache.peek("key")).toBe(answer);
  });

  it("keeps the compressed forms of an answer that a change has left the same", async () => {
    const { cache, state, readText } = aCache();
    const gzipped = await (await cache.get("key", () => readText("same"))).make("gzip");
    state.generation += 1;
    expect((await cache.get("key", () => readText("same"))).ready("gzip")).toBe(gzipped);
    state.generation += 1;
    expect((await cache.get("key", () => readText("other"))).ready("gzip")).toBeUndefined();
  });

  it("shows each read the last answer, which it may return again", async () => {
    const { cache, state, read } = aCache();
    const first = await cache.get("key", async (old) => old ?? (await read()));
    state.generation += 1;
    expect(await cache.get("key", async (old) => old ?? (await read()))).toBe(first);
    expect(cache.peek("key")).toBe(first);
  });

  it("does not return an answer that was read during a change to later requests", async () => {
    const { cache, state, readText } = aCache();
    let finish = (_: FinishedAnswer) => {};
    const slow = cache.get("key", () => new Promise((resolve) => (finish = resolve)));
    state.generation += 1;
    const after = await cache.get("key", () => readText("new"));
    finish(new FinishedAnswer("old"));
    expect(String((await slow).ready("identity"))).toBe("old");
    expect(String(after.ready("identity"))).toBe("new");
    expect(cache.peek("key")).toBe(after);
  });

  it("stays within its byte limit by evicting the least recently used answers", async () => {
    const { cache, readText } = aCache({ maxBytes: 10 * kilobyte });
    const fill = (key: string) => cache.get(key, () => readText("x".repeat(kilobyte)));
    for (const key of ["a", "b", "c", "d", "e", "f", "g", "h", "i"]) await fill(key);
    cache.peek("a");
    await fill("j");
    expect(cache.peek("a")).toBeDefined();
    expect(cache.peek("b")).toBeUndefined();
  });

  it("counts compressed forms too, and keeps no answer that would evict most of the others", async () => {
    const { cache, readText } = aCache({ maxBytes: 16 * kilobyte });
    await cache.get("huge", () => readText("x".repeat(3 * kilobyte)));
    expect(cache.peek("huge")).toBeUndefined();
    const answer = await cache.get("fair", () => readText("x".repeat(2000)));
    await answer.make("gzip");
    cache.weigh("fair");
    expect(answer.byteLength).toBeGreaterThan(2000);
    expect(cache.peek("fair")).toBe(answer);
  });

  it("keeps nothing new while change notifications are down, but keeps what it had for fallback", async () => {
    const { cache, state, read, reads } = aCache();
    const before = await cache.get("key", read);
    state.hears = false;
    expect(cache.peek("key")).toBeUndefined();
    expect(cache.stale("key")).toBe(before);
    await cache.get("key", read);
    await cache.get("key", read);
    expect(reads()).toBe(3);
  });

  it("is off with a limit of 0 bytes", async () => {
    const { cache, read, reads } = aCache({ maxBytes: 0 });
    await Promise.all([cache.get("key", read), cache.get("key", read)]);
    expect(reads()).toBe(2);
  });

  it("does not cache a failure", async () => {
    const { cache, read } = aCache();
    await expect(cache.get("key", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    await expect(cache.get("key", read)).resolves.toBeInstanceOf(FinishedAnswer);
  });
});
