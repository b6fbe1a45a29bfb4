import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { sellerToken } from "../support/seller";
import { aStall } from "../support/stall";
import { test } from "../support/test";

test("The product page says when its price is the lowest of 30 days, and what the lowest was @once", async ({
  page,
}) => {
  const { seller, product } = await aStall(page.request, "Vase");
  const authorization = await sellerToken(page.request, seller);
  const path = `/product/vase/${product._id}`;
  const priceIs = async (price: number) => {
    const answer = await page.request.put(`/api/v1/seller/products/${product._id}`, {
      headers: { authorization },
      data: { price },
    });
    expect(answer.ok()).toBe(true);
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText(`₹${price}`, { exact: true }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  };
  await priceIs(250);
  await expect(page.getByText("Inclusive of all taxes")).toBeVisible();
  await expect(page.getByText(/in 30 days/)).toHaveCount(0);
  await priceIs(200);
  await expect(page.getByText("Lowest price in 30 days")).toBeVisible();
  await expectAccessible(page);
  await priceIs(240);
  await expect(page.getByText("Lowest in 30 days: ₹200")).toBeVisible();
});
