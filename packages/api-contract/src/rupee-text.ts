const format = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 0 });

/** Rupees in a message, with decimals where there are any: `₹1,299.5`. */
export const rupeeText = (rupees: number): string => format.format(rupees);
