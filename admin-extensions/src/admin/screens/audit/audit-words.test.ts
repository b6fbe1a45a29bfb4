import { actText, changedFields, fieldText, valueText } from "./audit-words";

describe("the audit log in words", () => {
  it("describes actions", () => {
    expect(actText("banner.updated")).toBe("Banner updated");
    expect(actText("staff.second-factor-reset")).toBe("Staff second factor reset");
    expect(actText("engine.POST /inventory-items/:id")).toBe("Engine: POST /inventory-items/:id");
  });

  it("names fields", () => {
    expect(fieldText("policy.returnDays")).toBe("Policy: return days");
    expect(fieldText("og_title")).toBe("Og title");
  });

  it.each([
    [null, "–"],
    ["", "–"],
    [true, "Yes"],
    [[], "–"],
    [["a", "b"], "a, b"],
    [{ from: 1, to: 2 }, "From: 1; To: 2"],
    [0, "0"],
  ])("shows %j as %s", (value, text) => expect(valueText(value)).toBe(text));

  // @spec every-change-tells-before
  it("pairs each field's values before and after", () => {
    expect(changedFields({ title: "A", gone: 1 }, { title: "B", isNew: false })).toEqual([
      { field: "Title", before: "A", after: "B" },
      { field: "Gone", before: "1", after: null },
      { field: "Is new", before: null, after: "No" },
    ]);
    expect(changedFields(null, {})).toEqual([]);
  });
});
