import { searchPatterns } from "./search-patterns";
import { containing, containsWord, textSearch, wordConditions } from "./text-search";

describe("textSearch", () => {
  it("lets the database fold the case of three or more letters", () => {
    const search = textSearch(" Lamp_ ");
    expect(search).toMatchObject({ value: "%Lamp\\_%", isIndexed: true });
    expect(search?.in("p.title", "$2")).toBe("p.title ILIKE $2");
  });

  it("lists every case variant of a shorter text", () => {
    expect(textSearch("a")).toMatchObject({ value: ["%a%", "%A%"], isIndexed: false });
    expect(textSearch("a")?.in("p.title", "$2")).toBe("p.title LIKE ANY ($2::text[])");
    expect(textSearch("oé")?.value).toEqual(["%oé%", "%oÉ%", "%Oé%", "%OÉ%"]);
    expect(textSearch("5%")?.value).toEqual(["%5\\%%"]);
  });

  it.each([undefined, "", "  "])("returns null for %j", (search) => {
    expect(textSearch(search)).toBeNull();
  });
});

it.each([
  ["lamp", "%lamp%"],
  ["  50%_off\\ ", "%50\\%\\_off\\\\%"],
  ["", null],
  ["   ", null],
  [undefined, null],
])("containing(%j) is %j", (search, pattern) => {
  expect(containing(search)).toBe(pattern);
});

describe("the condition that a column contains a word", () => {
  const of = (text: string) => {
    const values: string[] = [];
    const [pattern = ""] = searchPatterns(text);
    return { condition: containsWord("search", pattern, (value) => `$${values.push(value)}`), values };
  };

  it.each(["asha", "50%_off", "#12"])("asks the index for the whole of a short one: %s", (word) => {
    expect(of(word)).toEqual({ condition: "search LIKE $1", values: searchPatterns(word) });
  });

  it.each([
    ["asha.rao@gmail.com", "asha.rao"],
    ["priyadarshini.iyer@gmail.com", "ini.iyer"],
    ["order_01KA2B3C4D5E6F7G8H", "5e6f7g8h"],
    ["raj@tatasteel.com", "raj@tata"],
    ["ria🌸🌸🌸🌸🌸🌸x", "a🌸🌸🌸🌸🌸🌸x"],
    ["100%_cotton_50%", "tton\\_50\\%"],
  ])("asks it for the rare part of a long one, and compares the rest: %s", (word, part) => {
    expect(of(word)).toEqual({
      condition: "search LIKE $1 AND strpos(search, $2) > 0",
      values: [`%${part}%`, word.toLowerCase()],
    });
  });
});

describe("the condition for search words", () => {
  const of = (text: string) => {
    const { values, on } = wordConditions(searchPatterns(text));
    return { values, condition: on("search", "LIKE") };
  };

  it("matches long words anywhere", () => {
    expect(of("Asha rao")).toEqual({ values: ["%asha%", "%rao%"], condition: "(search LIKE $1) AND (search LIKE $2)" });
    expect(of("#4")).toEqual({ values: ["%#4 %"], condition: "(search LIKE $1)" });
  });

  it("matches words of one or two letters at the beginning of a word", () => {
    expect(of("as")).toEqual({
      values: ["as%", "% as%", "%#as%"],
      condition: "(search LIKE $1 OR search LIKE $2 OR search LIKE $3)",
    });
    expect(of("lamp 4").values).toEqual(["%lamp%", "4%", "% 4%", "%#4%"]);
  });
});
