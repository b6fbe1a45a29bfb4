export const auditMessages = {
  fetchFailed: "Could not fetch the audit log.",
  none: "No changes found.",
  more: "There are older changes. Narrow the list by who, what or when to see them.",
  rangeInvalid: "to: must not be before from.",
  tooFarBack: "page: please narrow the search to see older changes.",
} as const;
