/** Pictures; colour, size, SKU, price, discount price, quantity; what can be done. */
export const variantColumns =
  "min-[1000px]:grid-cols-[2.5rem_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,1.6fr)_7rem_7rem_5.5rem_5rem]";
