/** The page with everything that a text finds. */
export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ q: text })}`;
