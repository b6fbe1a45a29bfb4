/** States and union territories in India Post's spelling, with their GST codes (the first two digits of a GSTIN). */
export const gstStateCodes = {
  "Andaman and Nicobar Islands": "35",
  "Andhra Pradesh": "37",
  "Arunachal Pradesh": "12",
  Assam: "18",
  Bihar: "10",
  Chandigarh: "04",
  Chhattisgarh: "22",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Delhi: "07",
  Goa: "30",
  Gujarat: "24",
  Haryana: "06",
  "Himachal Pradesh": "02",
  "Jammu and Kashmir": "01",
  Jharkhand: "20",
  Karnataka: "29",
  Kerala: "32",
  Ladakh: "38",
  Lakshadweep: "31",
  "Madhya Pradesh": "23",
  Maharashtra: "27",
  Manipur: "14",
  Meghalaya: "17",
  Mizoram: "15",
  Nagaland: "13",
  Odisha: "21",
  Puducherry: "34",
  Punjab: "03",
  Rajasthan: "08",
  Sikkim: "11",
  "Tamil Nadu": "33",
  Telangana: "36",
  Tripura: "16",
  "Uttar Pradesh": "09",
  Uttarakhand: "05",
  "West Bengal": "19",
} as const;

export type IndianState = keyof typeof gstStateCodes;

/** Former names and common short forms of states. */
const otherNames: Record<string, IndianState> = {
  orissa: "Odisha",
  pondicherry: "Puducherry",
  uttaranchal: "Uttarakhand",
  "new delhi": "Delhi",
  "nct of delhi": "Delhi",
  "delhi ncr": "Delhi",
  "jammu kashmir": "Jammu and Kashmir",
  "andaman nicobar": "Andaman and Nicobar Islands",
  "andaman nicobar islands": "Andaman and Nicobar Islands",
  "dadra nagar haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "daman diu": "Dadra and Nagar Haveli and Daman and Diu",
  "dadra nagar haveli daman diu": "Dadra and Nagar Haveli and Daman and Diu",
  tamilnadu: "Tamil Nadu",
  chattisgarh: "Chhattisgarh",
};

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/&|\band\b|[^a-z]+/g, " ")
    .trim()
    .replace(/\s+/g, " ");

const byPlainName = new Map<string, IndianState>([
  ...(Object.keys(gstStateCodes) as IndianState[]).map((state): [string, IndianState] => [plain(state), state]),
  ...Object.entries(otherNames).map(([name, state]): [string, IndianState] => [plain(name), state]),
]);

/** Finds a state regardless of case, `&` for `and`, or an old name; null if it is not one of India's. */
export const findIndianState = (typed: string): IndianState | null => byPlainName.get(plain(typed)) ?? null;
