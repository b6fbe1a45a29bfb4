const whole = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Formats paise for a sentence: `₹1,299` or `₹1,299.50`. */
export const inRupees = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);
