import { at, between, pick, type Random, randomFrom, sample } from "../random";
import { places } from "./places";
import type { SeedAddress, SeedProduct, SeedShopper } from "./types";

const firstNames =
  "Aarav Ananya Rohan Priya Vikram Sneha Arjun Kavya Rahul Meera Karthik Divya Siddharth Pooja Aditya Nisha Manish Ritu Suresh Lakshmi Imran Ayesha Joseph Mary Gurpreet Simran Debashish Moumita Farhan Zoya Nikhil Tanvi Harish Swati Abhinav Isha Yash Bhavna Sanjay Rekha Tenzin Lalita Varun Shreya Mohit Anjali Ravi Deepa Kabir Sana".split(
    " ",
  );
const lastNames =
  "Sharma Iyer Patel Reddy Nair Banerjee Singh Kulkarni Gupta Menon Das Chauhan Khan Fernandes Joshi Verma Rao Pillai Mehta Bhat Mishra Ghosh Thakur Desai Kaur Sheikh Borah Choudhary Saxena Naidu".split(
    " ",
  );
const buildings = [
  "Shanti Apartments",
  "Sai Residency",
  "Green Park Society",
  "Laxmi Nivas",
  "Lake View Towers",
  "Gokul Dham",
  "Sunrise Enclave",
  "Ashirwad Bhavan",
  "Palm Grove",
  "Silver Oak Heights",
];

const day = 86_400_000;

function addressOf(random: Random, name: string, number: number): SeedAddress {
  const { city, state, areas } = pick(random, places);
  const [area, pincode] = at<readonly [string, string]>(areas, between(random, 0, 9));
  return {
    name,
    mobile: `${between(random, 7, 9)}${String(100_000_000 + ((number * 7_919_191 + between(random, 0, 999)) % 899_999_999))}`,
    address: `${between(random, 1, 14)}0${between(random, 1, 8)}, ${pick(random, buildings)}, ${area}`,
    city,
    state,
    pincode,
  };
}

/** Fictional people; nobody can own an address in their e-mail domain. */
export function shoppersOf(count: number, products: readonly SeedProduct[], today: Date): SeedShopper[] {
  return Array.from({ length: count }, (_, number) => {
    const random = randomFrom(`shopper ${number}`);
    const firstName = at(firstNames, number * 7 + Math.floor(number / firstNames.length));
    const lastName = at(lastNames, number * 11 + Math.floor(number / lastNames.length) * 3);
    return {
      firstName,
      lastName,
      email: `${firstName}.${lastName}${number + 1}@example.com`.toLowerCase(),
      address: addressOf(random, `${firstName} ${lastName}`, number + 1),
      joinedAt: new Date(today.getTime() - between(random, 366, 560) * day),
      wishlist: random() < 0.6 ? sample(random, products, between(random, 1, 8)).map(({ handle }) => handle) : [],
    };
  });
}
