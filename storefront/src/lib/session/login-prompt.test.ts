import { promptLogin, settleLogin } from "./login-prompt";

describe("asking for a login", () => {
  it.each([true, false])("answers everybody who waits: %s", async (loggedIn) => {
    const waiting = [promptLogin(), promptLogin()];
    settleLogin(loggedIn);
    expect(await Promise.all(waiting)).toEqual([loggedIn, loggedIn]);
  });

  it("does not answer who asks later with an old login", async () => {
    const first = promptLogin();
    settleLogin(true);
    const second = promptLogin();
    settleLogin(false);
    expect(await Promise.all([first, second])).toEqual([true, false]);
  });
});
