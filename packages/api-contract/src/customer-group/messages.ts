export const customerGroupMessages = {
  nameRequired: "Please enter a name.",
  nameTooLong: (max: number) => `A name can have at most ${max} characters.`,
  nameTaken: "Another customer group has this name.",
  tooMany: (max: number) => `There can be up to ${max} customer groups.`,
  notFound: "Customer group not found.",
  changedMeanwhile: "This customer group was changed by someone else. Please reload and try again.",
  inUse: (codes: readonly string[]) =>
    codes.length === 1
      ? `Coupon ${codes[0]} is for this group. End it or choose other groups for it first.`
      : `Coupons ${codes.join(", ")} are for this group. End them or choose other groups for them first.`,
  identifiersRequired: "Please enter email addresses or mobile numbers.",
  identifierInvalid: "Please enter email addresses or mobile numbers, each on a line of its own.",
  tooManyIdentifiers: (max: number) => `Please enter up to ${max.toLocaleString("en-IN")} customers at a time.`,
  tooManyGroups: (max: number) => `Please choose up to ${max} customer groups.`,
  unknown: "One of these customer groups does not exist.",
  saved: "Customer group saved.",
  deleted: "Customer group deleted.",
  customersAdded: (count: number) => (count === 1 ? "1 customer added." : `${count} customers added.`),
  customersRemoved: (count: number) => (count === 1 ? "1 customer removed." : `${count} customers removed.`),
  groupsSaved: "Customer's groups saved.",
  fetchFailed: "Could not fetch customer groups.",
  saveFailed: "The customer group could not be saved. Please try again.",
  deleteFailed: "The customer group could not be deleted. Please try again.",
  customersFailed: "The customers could not be changed. Please try again.",
  confirmDelete: "Are you sure you want to delete this group? Its customers keep their accounts.",
  none: "No customer groups yet.",
} as const;
