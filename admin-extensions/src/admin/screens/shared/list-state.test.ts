import { readListState, withListChange } from "./list-state";

const spec = { filters: ["status"], sort: "createdAt", order: "desc" } as const;
const read = (text: string) => readListState(new URLSearchParams(text), spec);
const change = (text: string, what: Parameters<typeof withListChange>[1]) =>
  withListChange(new URLSearchParams(text), what, spec).toString();

describe("what a list shows", () => {
  it("is five rows, the first page and the list's own order without a word in the address", () => {
    expect(read("")).toEqual({
      page: 1,
      limit: 5,
      search: "",
      sort: "createdAt",
      order: "desc",
      filters: { status: "" },
    });
  });

  it("is what the address says", () => {
    expect(read("page=3&limit=20&search=kettle&sort=title&order=asc&status=active")).toEqual({
      page: 3,
      limit: 20,
      search: "kettle",
      sort: "title",
      order: "asc",
      filters: { status: "active" },
    });
  });

  it.each(["page=0", "page=-2", "page=1.5", "page=two", "limit=7", "limit=1000", "order=sideways"])(
    "takes no nonsense: %s",
    (text) => expect(read(text)).toEqual(read("")),
  );
});

describe("a change of a list", () => {
  it.each([
    { limit: 10 as const },
    { search: "a" },
    { sort: "title" },
    { order: "asc" as const },
    { filters: { status: "x" } },
  ])("leads back to the first page: %j", (what) => {
    expect(new URLSearchParams(change("page=4", what)).has("page")).toBe(false);
  });

  it("of the page alone keeps the rest, also what is not the list's", () => {
    expect(change("search=a&tab=2", { page: 2 })).toBe("search=a&tab=2&page=2");
  });

  it("leaves what is usual out of the address", () => {
    expect(change("page=2&limit=10&search=a&status=x", { limit: 5, search: "", filters: { status: "" } })).toBe("");
  });
});
