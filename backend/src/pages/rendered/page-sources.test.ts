import { areCertain, compareSources, noteSource, uncertain, withSources } from "./page-sources";

const reading = (...reads: [path: string, digest: string][]) =>
  withSources(async () => {
    for (const [path, digest] of reads) {
      await Promise.resolve();
      noteSource(path, digest);
    }
  });
const now = (digests: Record<string, string>) => async (path: string) => digests[path] ?? "none";

it("is the same while all its answers are, and changed when one differs", async () => {
  const { sources } = await reading(["/a", "1"], ["/b", "2"]);
  expect(await compareSources(sources, now({ "/a": "1", "/b": "2" }))).toBe("same");
  expect(await compareSources(sources, now({ "/a": "1", "/b": "3" }))).toBe("changed");
});

it("is not known while an answer may be outdated", async () => {
  const { sources } = await reading(["/a", "1"], ["/b", "2"]);
  expect(await compareSources(sources, now({ "/a": uncertain, "/b": "2" }))).toBe("unknown");
});

it("is certain unless it was made of an outdated answer, or of two versions of one", async () => {
  expect(areCertain((await reading(["/a", "1"], ["/a", "1"])).sources)).toBe(true);
  expect(areCertain((await reading(["/a", "1"], ["/b", uncertain])).sources)).toBe(false);
  const { sources } = await reading(["/a", "1"], ["/a", "2"], ["/a", "2"]);
  expect(areCertain(sources)).toBe(false);
});

it("notes only what its own making reads", async () => {
  noteSource("/outside", "0");
  const [one, other] = await Promise.all([reading(["/a", "1"], ["/b", "2"]), reading(["/c", "3"])]);
  expect([[...one.sources.keys()], [...other.sources.keys()]]).toEqual([["/a", "/b"], ["/c"]]);
});
