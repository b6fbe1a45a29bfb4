export const sellerHomeMessages = { fetchFailed: "Could not fetch your figures." } as const;
