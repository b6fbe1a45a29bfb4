export const auditMessages = {
  fetchFailed: "Could not fetch the audit log.",
  none: "No changes found.",
  more: "There are older changes. Filter by user, type or date to see them.",
  rangeInvalid: "to: must not be before from.",
  tooFarBack: "page: please narrow the search to see older changes.",
} as const;
