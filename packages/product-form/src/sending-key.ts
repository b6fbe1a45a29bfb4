/** Keys for the header Idempotency-Key: the same while the very same thing is sent again, so that it is made once. */
export function sendingKey(draw: () => string = drawKey): (content: unknown) => string {
  let sent = "";
  let key = "";
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== sent) {
      sent = text;
      key = draw();
    }
    return key;
  };
}

/** Also where the page has no secure origin, and with it no `randomUUID`. */
function drawKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
