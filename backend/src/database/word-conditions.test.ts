import { searchPatterns } from "./search-patterns";
import { wordConditions } from "./word-conditions";

describe("what a suggestion says of a text's words", () => {
  const of = (text: string) => {
    const { values, on } = wordConditions(searchPatterns(text));
    return { values, condition: on("search", "LIKE") };
  };

  it("is to have them anywhere", () => {
    expect(of("Asha rao")).toEqual({ values: ["%asha%", "%rao%"], condition: "(search LIKE $1) AND (search LIKE $2)" });
    expect(of("#4")).toEqual({ values: ["%#4 %"], condition: "(search LIKE $1)" });
  });

  it("is to have a word that begins with one of a letter or two", () => {
    expect(of("as")).toEqual({
      values: ["as%", "% as%", "%#as%"],
      condition: "(search LIKE $1 OR search LIKE $2 OR search LIKE $3)",
    });
    expect(of("lamp 4").values).toEqual(["%lamp%", "4%", "% 4%", "%#4%"]);
  });
});
