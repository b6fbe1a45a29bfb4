import { rupeeText } from "../rupee-text";

export const collectionMessages = {
  titleRequired: "Please enter a title.",
  titleTooLong: "The title is too long.",
  slugInvalid: "The address may contain only lowercase letters, digits and single hyphens.",
  slugTaken: "Another collection has this address.",
  descriptionTooLong: "The description is too long.",
  priceInvalid: (max: number) => `Please enter an amount from ₹1 to ${rupeeText(max)}.`,
  ratingInvalid: "Please choose 1 to 4 stars.",
  endBeforeStart: "The collection must end after it starts.",
  notFound: "Collection not found.",
  changedMeanwhile: "This collection was changed by someone else. Please reload and try again.",
  saved: "Collection saved.",
  deleted: "Collection deleted.",
  fetchFailed: "Could not fetch collections.",
  saveFailed: "The collection could not be saved. Please try again.",
  deleteFailed: "The collection could not be deleted. Please try again.",
  confirmDelete: "Are you sure you want to delete this collection? Links to its page will stop working.",
  none: "No collections yet.",
} as const;
