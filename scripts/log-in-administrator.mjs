/**
 * Logs an administrator of a demo shop in with both steps; the code is read from the outbox. Codes are limited to one
 * in 30 seconds and five an hour per address, so reuse the token.
 *
 * @param {string} url of the shop
 * @param {{ email: string, password: string }} account
 * @returns {Promise<string>} the token
 */
export async function logInAdministrator(url, { email, password }) {
  const sent = await ask(`${url}/api/v1/admin-login`, { email, password });
  if (!sent.ok) throw new Error(`The password of ${email} was rejected: ${sent.status} ${await sent.text()}`);
  const outbox = await fetch(`${url}/dev/outbox?to=${encodeURIComponent(email)}`);
  /** @type {{ messages: { template: string, code: string | null }[] }} */
  const { messages } = await outbox.json();
  const otp = messages.find(({ template }) => template === "administrator-code")?.code;
  const answer = await ask(`${url}/api/v1/admin-login`, { email, otp });
  if (!answer.ok) throw new Error(`The code of ${email} was rejected: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).token;
}

/** @param {string} url @param {object} body */
const ask = (url, body) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
