export const auditMessages = {
  fetchFailed: "Could not fetch the audit log.",
  rangeInvalid: "to: must not be before from.",
  tooFarBack: "page: please narrow the search to see older changes.",
} as const;
