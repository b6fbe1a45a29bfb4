import { isNarrowed, keptOfList, readListState, withKept, withListChange } from "./list-state";

const spec = { filters: ["status"], sort: "createdAt", order: "desc" } as const;
const read = (text: string) => readListState(new URLSearchParams(text), spec);
const change = (text: string, what: Parameters<typeof withListChange>[1]) =>
  withListChange(new URLSearchParams(text), what, spec).toString();

describe("the state of a list", () => {
  // @spec showing-x-y-z
  it("defaults to five rows, the first page and the list's own order", () => {
    expect(read("")).toEqual({
      page: 1,
      limit: 5,
      search: "",
      sort: "createdAt",
      order: "desc",
      filters: { status: "" },
    });
  });

  it("is read from the URL", () => {
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
    "ignores invalid values: %s",
    (text) => expect(read(text)).toEqual(read("")),
  );
});

it.each([
  ["no search and no filter", "page=3&sort=title", false],
  ["a search of blanks", "search=+", false],
  ["a search", "search=lamp", true],
  ["a filter", "status=false", true],
])("is narrowed or not: %s", (_, query, expected) => {
  expect(isNarrowed(readListState(new URLSearchParams(query), { filters: ["status"] }))).toBe(expected);
});

describe("a list with its own default of rows per page", () => {
  const roomy = { ...spec, limit: 20 } as const;

  it("uses it without a query parameter", () => {
    expect(readListState(new URLSearchParams(), roomy).limit).toBe(20);
    expect(withListChange(new URLSearchParams("limit=5"), { limit: 20 }, roomy).toString()).toBe("");
  });

  it("puts five into the URL like any other number", () => {
    expect(withListChange(new URLSearchParams(), { limit: 5 }, roomy).toString()).toBe("limit=5");
  });
});

describe("a change of a list", () => {
  it.each([
    { limit: 10 as const },
    { search: "a" },
    { sort: "title" },
    { order: "asc" as const },
    { filters: { status: "x" } },
  ])("resets the page: %j", (what) => {
    expect(new URLSearchParams(change("page=4", what)).has("page")).toBe(false);
  });

  it("keeps the other parameters when only the page changes, including those of others", () => {
    expect(change("search=a&tab=2", { page: 2 })).toBe("search=a&tab=2&page=2");
  });

  it("omits default values from the URL", () => {
    expect(change("page=2&limit=10&search=a&status=x", { limit: 5, search: "", filters: { status: "" } })).toBe("");
  });
});

describe("the stored state of a list", () => {
  const kept = (text: string) => keptOfList(new URLSearchParams(text), spec);
  const again = (text: string, memory: string) => withKept(new URLSearchParams(text), memory, spec).toString();

  it("consists of rows per page, sorting and filters, without page, search and others' parameters", () => {
    expect(kept("page=2&limit=20&search=a&sort=title&order=asc&status=x&id=1")).toBe(
      "limit=20&sort=title&order=asc&status=x",
    );
  });

  it("applies to a URL without list parameters", () => {
    expect(again("", "limit=20&sort=title&order=asc&status=x")).toBe("limit=20&sort=title&order=asc&status=x");
    expect(again("tab=2", "limit=20")).toBe("tab=2&limit=20");
  });

  it("does not override the URL", () => {
    expect(again("limit=50&order=asc&status=y", "limit=20&sort=title&status=x")).toBe("limit=50&order=asc&status=y");
    expect(again("page=2", "limit=20&status=x")).toBe("page=2");
  });

  // @spec rows-page-sorting-filters
  it("does not filter the results of a linked search", () => {
    expect(again("search=kettle", "limit=20&status=x")).toBe("search=kettle&limit=20");
  });

  // @spec rows-page-sorting-filters
  it("does not filter a list that a link sorts or sizes", () => {
    expect(again("sort=title", "limit=20&status=x")).toBe("sort=title&limit=20");
    expect(again("limit=50", "limit=20&sort=title&status=x")).toBe("limit=50&sort=title");
  });

  it("adds no parameters to the URL that are not the list's", () => {
    expect(again("", "edit=1&limit=20")).toBe("limit=20");
  });
});
