/**
 * One JSON request. Throws, with the response, unless it succeeds.
 *
 * @param {string} url
 * @param {string} method
 * @param {{ body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<any>} the parsed body
 */
export async function call(url, method, { body, headers = {} } = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} ${new URL(url).pathname} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
