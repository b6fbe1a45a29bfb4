import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addStage, readStages, stageTable, stopwatch } from "./stages.mjs";

describe("the gate's stages", () => {
  it("are printed as a table with a sum", () => {
    const stages = [
      { name: "install", seconds: 90, cpu: 60 },
      { name: "HTTP", seconds: 600, cpu: 1_140 },
    ];
    expect(stageTable(stages)).toEqual([
      "stage     minutes      CPU",
      "install       1.5      1.0",
      "HTTP         10.0     19.0",
      "together     11.5     20.0",
    ]);
  });

  it("are handed from one process to the next", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "haat-stages-"));
    try {
      const file = path.join(folder, "stages");
      expect(readStages(file)).toEqual([]);
      const stages = ["one", "two"].map(stopwatch());
      for (const stage of stages) addStage(file, stage);
      expect(readStages(file)).toEqual(stages);
      expect(readStages(undefined)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
