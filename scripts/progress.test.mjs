import { lineOf, startProgress } from "./progress.mjs";

const steps = {
  packages: { name: "packages", weight: 30 },
  server: { name: "server", weight: 10 },
  database: { name: "database", weight: 10 },
};
/** @type {(() => void)[]} */
const endings = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

const screen = (/** @type {number | undefined} */ columns) => {
  /** @type {string[]} */
  const written = [];
  const progress = startProgress(steps, { write: (text) => written.push(text), columns });
  endings.push(progress.end);
  return { written, ...progress };
};
const lines = (/** @type {string[]} */ written) => written.map((text) => text.replace("\r\x1b[2K", ""));

describe("the progress line", () => {
  it("shows the progress weighted by step, what runs, and what is left", () => {
    expect(
      lineOf([
        { ...steps.packages, state: "done", done: 1, text: "Installing packages" },
        { ...steps.server, state: "running", done: 0.5, text: "Building the server" },
        { ...steps.database, state: "waiting", done: 0, text: undefined },
      ]),
    ).toBe(" 70 %  Building the server  (left: database)");
  });

  it("is redrawn in a terminal, with all steps that run in parallel, and never wraps", async () => {
    const { written, step } = screen(60);
    await Promise.all([
      step("packages", async ({ log }) => log("Installing packages …")),
      step("server", async ({ log, report }) => {
        log("Building the server …");
        report(0.5, "2/4");
      }),
    ]);
    expect(lines(written)).toContain("  0 %  Installing packages  (left: server, database)");
    expect(lines(written).at(-1)).toBe(" 80 %  (left: database)");
    expect(Math.max(...lines(written).map(({ length }) => length))).toBeLessThan(60);
  });

  it("is one line per step in a log, and one per quarter of a long step", async () => {
    const { written, step } = screen(undefined);
    await step("server", async ({ log, report }) => {
      log("Creating the demo shop …");
      for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) report(count / 8, `${count}/8`);
    });
    expect(written).toEqual([
      "Creating the demo shop …\n",
      "Creating the demo shop: 2/8\n",
      "Creating the demo shop: 4/8\n",
      "Creating the demo shop: 6/8\n",
      "Creating the demo shop: 8/8\n",
    ]);
  });

  it("is not shown if nothing has to be done", async () => {
    const { written, step, end } = screen(80);
    await step("packages", async () => undefined);
    await step("server", async () => undefined);
    end();
    expect(written).toEqual([]);
  });

  it("is removed before other output", async () => {
    const { written, step, end } = screen(80);
    await step("packages", async ({ log }) => log("Installing packages …"));
    end();
    end();
    expect(written.at(-1)).toBe("\r\x1b[2K");
    expect(written.filter((text) => text === "\r\x1b[2K")).toHaveLength(1);
  });

  it("ends with a summary of durations, without steps that had nothing to do", async () => {
    const { step, summary } = screen(undefined);
    await step("packages", async () => undefined);
    await step("server", async ({ log }) => log("Building the server …"));
    expect(summary()).toBe("Ready in 0 s.");
    await step("database", async ({ log }) => log("Preparing the database …"));
    expect(summary()).toBe("Ready in 0 s (server 0, database 0).");
  });

  it("passes on a step's result and its error", async () => {
    const { step } = screen(undefined);
    expect(await step("server", async () => 7)).toBe(7);
    await expect(
      step("database", async () => {
        throw new Error("no disk");
      }),
    ).rejects.toThrow("no disk");
  });
});
