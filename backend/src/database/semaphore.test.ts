import { Semaphore } from "./semaphore";

/** A task that ends when the test tells it to. */
function aTask(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end,
    run: async () => {
      log.push(name);
      await ended;
      return name;
    },
  };
}

describe("Semaphore", () => {
  it("runs two tasks at once and starts the next when one ends, in order of arrival", async () => {
    const log: string[] = [];
    const semaphore = new Semaphore(2);
    const [one, two, three, four] = ["one", "two", "three", "four"].map((name) => aTask(log, name));
    if (!one || !two || !three || !four) throw new Error("There are four tasks.");
    const all = [one, two, three, four].map((task) => semaphore.run(task.run));
    expect(log).toEqual(["one", "two"]);
    two.end();
    await all[1];
    await Promise.resolve();
    expect(log).toEqual(["one", "two", "three"]);
    for (const task of [one, three, four]) task.end();
    expect(await Promise.all(all)).toEqual(["one", "two", "three", "four"]);
  });

  it("starts the next task after a failure", async () => {
    const semaphore = new Semaphore(1);
    const failing = semaphore.run(() => Promise.reject(new Error("no")));
    const next = semaphore.run(async () => "next");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
  });
});
