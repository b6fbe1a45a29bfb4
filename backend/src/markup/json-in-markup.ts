/** JSON as the content of a script element, which no text in it may end. */
export const jsonInMarkup = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
