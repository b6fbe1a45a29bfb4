import { expect } from "@playwright/test";
import { createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { openLogin, passLogin } from "../support/shop";
import { test } from "../support/test";

const hmacSignatureSecret = "secret-of-this-story-alone";

// The shop of the stories never wants one: all of them have one address. Its puzzles and checks have tests of their own.
test("A shopper logs in although a code takes a proof of work just now @once", async ({ page }) => {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1000,
    counter: 1000,
    deriveKey,
    hmacSignatureSecret,
  });
  const proofs: string[] = [];
  await page.route(/\/api\/v1\/signup$/i, async (route) => {
    const proof = route.request().headers()["x-proof-of-work"];
    const asksForCode = !route.request().postDataJSON().otp;
    if (!asksForCode) return route.fallback();
    if (proof) {
      proofs.push(proof);
      return route.fallback();
    }
    return route.fulfill({ status: 428, json: { success: false, message: "Prove it.", puzzle: challenge } });
  });
  await page.goto("/");
  await openLogin(page);
  await passLogin(page);
  expect(proofs).toHaveLength(1);
  const { solution } = JSON.parse(Buffer.from(proofs[0] ?? "", "base64").toString()) as Payload;
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});
