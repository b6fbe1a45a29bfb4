import { searchPatterns } from "./search-patterns";

describe("the search patterns", () => {
  it.each([
    ["Asha  RAO", ["%asha%", "%rao%"]],
    ["José", ["%jose%"]],
    ["दीपक ब्लू", ["%दीपक%", "%ब्लू%"]],
    ["#104", ["%#104 %"]],
    ["104", ["%104%"]],
    ["50%_\\", ["%50\\%\\_\\\\%"]],
    ["   ", []],
    ["a b c d e f g h", ["%a%", "%b%", "%c%", "%d%", "%e%", "%f%"]],
  ])("for %j are %j", (text, patterns) => {
    expect(searchPatterns(text)).toEqual(patterns);
  });
});
