import { bannerText } from "./banner-slide";

it.each([
  ["Festive Fair: up to 60% off", "Festive Fair", "Up to 60% off"],
  ["Diwali lights", "Diwali lights", ""],
  ["Sale: today: from ₹99", "Sale", "Today: from ₹99"],
])("the title %s is message and detail", (title, message, detail) => {
  expect(bannerText(title)).toEqual({ message, detail });
});
