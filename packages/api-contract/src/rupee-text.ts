const format = (minimumFractionDigits: number) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits });
const [whole, decimal] = [format(0), format(2)];

/** Rupees in a message, with two decimals unless they are whole: `₹1,299` and `₹1,299.50`. */
export const rupeeText = (rupees: number): string => (Number.isInteger(rupees) ? whole : decimal).format(rupees);
