import { wantedPage } from "./page-paths";

describe("a login leads", () => {
  it("to the page that was wanted", () => {
    expect(wantedPage({ wanted: "/seller/profile?tab=2" })).toBe("/seller/profile?tab=2");
  });

  it.each([
    [null],
    [undefined],
    ["/seller/profile"],
    [{}],
    [{ wanted: 3 }],
    [{ wanted: "https://elsewhere.example/" }],
  ])("to the dashboard where the history says %j", (state) => expect(wantedPage(state)).toBe("/seller/dashboard"));
});
