import { promptLogin, settleLogin } from "./login-prompt";

describe("a login prompt", () => {
  it.each([true, false])("resolves for all callers: %s", async (loggedIn) => {
    const waiting = [promptLogin(), promptLogin()];
    settleLogin(loggedIn);
    expect(await Promise.all(waiting)).toEqual([loggedIn, loggedIn]);
  });

  it("does not resolve a later caller with an earlier login", async () => {
    const first = promptLogin();
    settleLogin(true);
    const second = promptLogin();
    settleLogin(false);
    expect(await Promise.all([first, second])).toEqual([true, false]);
  });
});
