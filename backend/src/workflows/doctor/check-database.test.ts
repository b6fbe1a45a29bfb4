import { assess } from "./check-database";

const server = {
  version: "17.2",
  number: 170_002,
  now: new Date(),
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  connections: 100,
  encoding: "UTF8",
};
const found = (changes: Partial<typeof server>, roundTripMs = 1) =>
  assess({ ...server, ...changes }, { poolMax: 20, roundTripMs }).map(({ state, text }) => `${state}: ${text}`);

it("finds nothing wrong with a durable server nearby", () => {
  expect(found({})).toEqual(["good: PostgreSQL 17.2, durable, 1 ms away."]);
});

it.each<[Partial<typeof server>, RegExp]>([
  [{ version: "14.9", number: 140_009 }, /^problem: PostgreSQL 14\.9 is too old/],
  [{ fsync: "off" }, /^problem: fsync is off/],
  [{ full_page_writes: "off" }, /^problem: full_page_writes is off/],
  [{ synchronous_commit: "off" }, /^problem: synchronous_commit is off/],
  [{ encoding: "SQL_ASCII" }, /^problem: The database's encoding is SQL_ASCII/],
  [{ connections: 39 }, /^advice: max_connections is 39/],
])("names what is wrong with %j", (changes, expected) => {
  expect(found(changes)).toEqual([expect.stringMatching(expected)]);
});

it("advises against a distant database", () => {
  expect(found({}, 6)).toEqual([expect.stringMatching(/^advice: A round trip takes 6 ms/)]);
});
