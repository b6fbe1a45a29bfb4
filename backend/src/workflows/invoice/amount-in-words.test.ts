import { amountInWords } from "./amount-in-words";

it.each([
  [0, "Rupees Zero Only"],
  [100, "Rupees One Only"],
  [1950, "Rupees Nineteen and Fifty Paise Only"],
  [2101, "Rupees Twenty-One and One Paise Only"],
  [99_999, "Rupees Nine Hundred Ninety-Nine and Ninety-Nine Paise Only"],
  [10_000_500, "Rupees One Lakh Five Only"],
  [
    1_23_45_67_890,
    "Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Ninety Paise Only",
  ],
])("writes %d paise as %s", (amount, words) => expect(amountInWords(amount)).toBe(words));
