const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON for a script element, escaped so that no text in it can close the element. */
export const jsonInMarkup = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
