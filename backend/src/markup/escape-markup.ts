const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as text inside HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON as the content of a script element, which no text in it may end. */
export const jsonInMarkup = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
