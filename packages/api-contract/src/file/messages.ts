export const fileMessages = {
  pictureTooLarge: "File size should not exceed 5MB.",
  notReviewPicture: "Please choose a picture: PNG, JPEG, GIF, WebP or AVIF.",
  notReturnPicture: "Please choose a picture: PNG, JPEG or GIF.",
  tooManyPixels: "This picture has too many pixels. Please choose a smaller one.",
  unreadablePicture: "This picture could not be read. Please choose another.",
  unexpectedFile: (field: string) => `No file is expected in the field ${field}.`,
  tooManyFiles: "Too many files were sent.",
  malformedForm: "The form could not be read. Please send it again.",
  formTooLarge: "The form is too large.",
} as const;
