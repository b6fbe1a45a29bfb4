/** What the checkout says besides the contract's sentences. */
export const checkoutTexts = {
  anotherAddress: "Deliver to another address",
  saveAddress: "Save this address to my address book",
} as const;
