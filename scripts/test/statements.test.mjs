import { namesWritten, unseen } from "./statements.mjs";

describe("namesWritten", () => {
  it.each([
    ['run({ name: "parcel-of", text: sql, values: [] })', ["parcel-of"]],
    ['{\n  name: "parcel-of",\n  text,', ["parcel-of"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a name that is put together
    ['{ name: `page-${kind}${own ? "-own" : ""}`, text }', ["page-**"]],
    ['{ name: "Haat", title }', []],
  ])("finds in %j: %j", (text, names) => expect(namesWritten(text)).toEqual(names));
});

describe("unseen", () => {
  it.each([
    [["parcel-of"], ["parcel-of"], []],
    [["parcel-of"], ["parcel"], ["parcel-of"]],
    [["page-**"], ["page-category-own"], []],
    [["page-*"], ["a-page-of"], ["page-*"]],
  ])("of %j, if %j ran, are %j", (written, ran, expected) => expect(unseen(written, new Set(ran))).toEqual(expected));
});
