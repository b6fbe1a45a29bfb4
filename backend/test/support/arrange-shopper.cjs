/**
 * Opens a shopper's account and logs in within a server's own process: a third of the CPU of asking for a code, reading
 * it in the outbox and sending it.
 *
 * @param {unknown} container
 * @param {(file: string) => any} ofTheServer loads a module below `src`
 * @param {{ kind: "email" | "mobile", value: string }} identifier
 * @returns {Promise<{ token: string, user: object }>}
 */
module.exports = async function arrangeShopper(container, ofTheServer, identifier) {
  const { openAccount } = ofTheServer("workflows/login/open-account");
  const { findShopper, lockWays } = ofTheServer("workflows/login/login-ways");
  const { issueToken } = ofTheServer("workflows/login/issue-token");
  const way = { provider: "otp", value: identifier.value };
  const login = await lockWays(
    container,
    [way],
    async () => (await findShopper(container, way)) ?? (await openAccount(container, identifier)),
  );
  return await issueToken(container, login);
};
