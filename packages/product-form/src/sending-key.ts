/** Values of the Idempotency-Key header: equal requests get the same key, so that they take effect only once. */
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

/** Works in insecure contexts too, which have no `randomUUID`. */
function drawKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
