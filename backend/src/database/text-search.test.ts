import { textSearch } from "./text-search";

describe("a text that is looked for", () => {
  it("is folded by the database where it has three letters", () => {
    const search = textSearch(" Lamp_ ");
    expect(search).toMatchObject({ value: "%Lamp\\_%", isIndexed: true });
    expect(search?.in("p.title", "$2")).toBe("p.title ILIKE $2");
  });

  it("is tried in every writing where it is shorter", () => {
    expect(textSearch("a")).toMatchObject({ value: ["%a%", "%A%"], isIndexed: false });
    expect(textSearch("a")?.in("p.title", "$2")).toBe("p.title LIKE ANY ($2::text[])");
    expect(textSearch("oé")?.value).toEqual(["%oé%", "%oÉ%", "%Oé%", "%OÉ%"]);
    expect(textSearch("5%")?.value).toEqual(["%5\\%%"]);
  });

  it.each([undefined, "", "  "])("is nothing where there is none: %j", (search) => {
    expect(textSearch(search)).toBeNull();
  });
});
