/**
 * Six digits that begin like a pincode of India Post: by their first two, the circles, and 90 to 95 of the Army Postal
 * Service. Other beginnings (such as 10, 55 or 99) lie nowhere.
 */
export const pincodePattern = /^(?:1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9[0-5])\d{4}$/;

export const isPincode = (text: string): boolean => pincodePattern.test(text);
