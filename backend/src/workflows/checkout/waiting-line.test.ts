import { type Place, WaitingLine } from "./waiting-line";

class Waits extends Error {
  constructor(readonly at: Place) {
    super(`place ${at.place}`);
  }
}

function aLine(max: number) {
  let time = 1_000_000;
  const line = new WaitingLine(max, () => time);
  const ask = async (ticket: string, act: () => Promise<string> = async () => "served") => {
    try {
      return await line.run(ticket, act, (place) => new Waits(place));
    } catch (error) {
      if (error instanceof Waits) return error.at;
      throw error;
    }
  };
  /** A caller that is being served until it is released. */
  const occupy = (ticket: string) => {
    let release: () => void = () => undefined;
    const done = ask(ticket, () => new Promise((resolve) => (release = () => resolve("served"))));
    return async () => {
      release();
      await done;
    };
  };
  return { ask, occupy, pass: (ms: number) => (time += ms) };
}

describe("a waiting line", () => {
  it("serves everybody while there is room", async () => {
    const { ask, occupy } = aLine(2);
    const release = occupy("a");
    expect(await ask("b")).toBe("served");
    await release();
  });

  it("gives those who have to wait a place, which they keep", async () => {
    const { ask, occupy } = aLine(1);
    const release = occupy("a");
    expect(await ask("b")).toMatchObject({ place: 1 });
    expect(await ask("c")).toMatchObject({ place: 2 });
    expect(await ask("b")).toMatchObject({ place: 1 });
    await release();
    expect(await ask("c")).toMatchObject({ place: 2 });
    expect(await ask("d")).toMatchObject({ place: 3 });
    expect(await ask("b")).toBe("served");
    expect(await ask("c")).toBe("served");
    expect(await ask("d")).toBe("served");
  });

  it("moves up when somebody has left", async () => {
    const { ask, occupy, pass } = aLine(1);
    const release = occupy("a");
    await ask("b");
    pass(10_000);
    await ask("c");
    pass(6_000);
    expect(await ask("c")).toMatchObject({ place: 1 });
    await release();
  });

  it("estimates the time from how many were served in the last ten seconds, at least one a second", async () => {
    const { ask, occupy, pass } = aLine(1);
    for (let served = 0; served < 40; served++) await ask(`early ${served}`);
    const release = occupy("a");
    for (let waiting = 1; waiting < 9; waiting++) await ask(`waiting ${waiting}`);
    expect(await ask("last")).toEqual({ place: 9, seconds: 3 });
    pass(11_000);
    expect(await ask("last")).toEqual({ place: 9, seconds: 9 });
    await release();
  });

  it("frees the place of a caller whose action fails", async () => {
    const { ask } = aLine(1);
    await expect(ask("a", () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
    expect(await ask("b")).toBe("served");
  });
});
