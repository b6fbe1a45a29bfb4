import { taskText } from "@haat/api-contract/task/words";
import { parseCronItems } from "graphile-worker";
import { taskPayloads } from "../queue/payloads";
import { tasks } from "./run-tasks";

describe("the tasks", () => {
  it("have unique names", () => {
    expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
  });

  it("are either scheduled or added by code", () => {
    const byCode = tasks.filter(({ schedule }) => !schedule).map(({ name }) => name);
    expect(byCode.sort()).toEqual(Object.keys(taskPayloads).sort());
  });

  it("have distinct descriptions for staff", () => {
    const words = tasks.map(({ name }) => taskText(name));
    for (const [place, { name }] of tasks.entries()) expect(words[place]).not.toBe(name);
    expect(new Set(words).size).toBe(tasks.length);
  });

  it("have valid schedules", () => {
    const items = tasks.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule }] : []));
    expect(parseCronItems(items)).toHaveLength(items.length);
  });
});
