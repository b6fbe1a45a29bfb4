import { wantedPage } from "./page-paths";

describe("the page after a login", () => {
  it("is the requested page", () => {
    expect(wantedPage({ wanted: "/seller/profile?tab=2" })).toBe("/seller/profile?tab=2");
  });

  it.each([
    [null],
    [undefined],
    ["/seller/profile"],
    [{}],
    [{ wanted: 3 }],
    [{ wanted: "https://elsewhere.example/" }],
  ])("is the dashboard if the history's state is %j", (state) => expect(wantedPage(state)).toBe("/seller/dashboard"));
});
