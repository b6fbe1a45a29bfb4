/**
 * Six digits with a valid prefix of India Post: the first two digits of its circles, and 90 to 95 of the Army Postal
 * Service. Other prefixes (such as 10, 55 or 99) do not exist.
 */
export const pincodePattern = /^(?:1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9[0-5])\d{4}$/;

export const isPincode = (text: string): boolean => pincodePattern.test(text);
