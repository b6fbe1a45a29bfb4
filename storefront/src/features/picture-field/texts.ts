/** The words of a field for a picture. */
export const pictureFieldTexts = {
  choose: "Choose a picture",
  chooseOther: "Choose another",
  takePhoto: "Take a photo",
  orDrop: "or drop it here",
  remove: "Remove picture",
} as const;
