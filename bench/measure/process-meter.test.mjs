import { readProcStat, readPs, usageOf } from "./process-meter.mjs";

describe("readProcStat", () => {
  it("counts fields from the last bracket of a program name with brackets", () => {
    const text =
      "42 (node (a) b) S 1 42 42 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 11 0 100 999 2048 18446744073709551615";
    expect(readProcStat(text)).toEqual({ cpuMs: 2_000, rssBytes: 2_048 * 4_096 });
  });
});

describe("readPs", () => {
  it.each([
    ["0:01.50", 1_500],
    ["12:00", 720_000],
    ["1:00:01", 3_601_000],
    ["2-01:00:00", 176_400_000],
  ])("parses the time %s", (time, cpuMs) => expect(readPs(`  ${time}  100\n`)).toEqual({ cpuMs, rssBytes: 102_400 }));
});

describe("usageOf", () => {
  it("measures this process", async () => {
    const { cpuMs, rssBytes } = await usageOf(process.pid);
    expect(cpuMs).toBeGreaterThan(0);
    expect(rssBytes).toBeGreaterThan(10 * 2 ** 20);
  });
});
