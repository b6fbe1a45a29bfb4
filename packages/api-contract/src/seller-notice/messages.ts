export const sellerNoticeMessages = {
  fetchFailed: "Could not fetch notifications.",
  empty: "There is nothing new.",
} as const;
