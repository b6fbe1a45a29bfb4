/** A banner's message and what follows it: `Festive Fair: up to 60% off` has both, most titles have the first alone. */
export function bannerText(title: string): { message: string; detail: string } {
  const [message = "", ...rest] = title.split(": ");
  const detail = rest.join(": ").trim();
  return { message: message.trim(), detail: detail.charAt(0).toUpperCase() + detail.slice(1) };
}
