import { keptOfList, readListState, withKept, withListChange } from "./list-state";

const spec = { filters: ["status"], sort: "createdAt", order: "desc" } as const;
const read = (text: string) => readListState(new URLSearchParams(text), spec);
const change = (text: string, what: Parameters<typeof withListChange>[1]) =>
  withListChange(new URLSearchParams(text), what, spec).toString();

describe("what a list shows", () => {
  // @spec showing-x-y-z
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

describe("a list that has more rows than usual on a page", () => {
  const roomy = { ...spec, limit: 20 } as const;

  it("has them without a word in the address", () => {
    expect(readListState(new URLSearchParams(), roomy).limit).toBe(20);
    expect(withListChange(new URLSearchParams("limit=5"), { limit: 20 }, roomy).toString()).toBe("");
  });

  it("is asked for five like for any other number", () => {
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

describe("what is kept of a list for the next visit", () => {
  const kept = (text: string) => keptOfList(new URLSearchParams(text), spec);
  const again = (text: string, memory: string) => withKept(new URLSearchParams(text), memory, spec).toString();

  it("is rows a page, sorting and filters; neither page nor search, nor what is not the list's", () => {
    expect(kept("page=2&limit=20&search=a&sort=title&order=asc&status=x&id=1")).toBe(
      "limit=20&sort=title&order=asc&status=x",
    );
  });

  it("is what an address without a word shows", () => {
    expect(again("", "limit=20&sort=title&order=asc&status=x")).toBe("limit=20&sort=title&order=asc&status=x");
    expect(again("tab=2", "limit=20")).toBe("tab=2&limit=20");
  });

  it("gives way to what the address says", () => {
    expect(again("limit=50&order=asc&status=y", "limit=20&sort=title&status=x")).toBe("limit=50&order=asc&status=y");
    expect(again("page=2", "limit=20&status=x")).toBe("page=2");
  });

  // @spec rows-page-sorting-filters
  it("hides nothing that a link searches for", () => {
    expect(again("search=kettle", "limit=20&status=x")).toBe("search=kettle&limit=20");
  });

  // @spec rows-page-sorting-filters
  it("narrows no list that a link sorts or sizes by itself", () => {
    expect(again("sort=title", "limit=20&status=x")).toBe("sort=title&limit=20");
    expect(again("limit=50", "limit=20&sort=title&status=x")).toBe("limit=50&sort=title");
  });

  it("brings nothing into the address that is not the list's", () => {
    expect(again("", "edit=1&limit=20")).toBe("limit=20");
  });
});
