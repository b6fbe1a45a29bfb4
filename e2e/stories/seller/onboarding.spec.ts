import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { hold, silent } from "../../support/answers";
import { newestCode } from "../../support/outbox";
import { aPicture } from "../../support/picture";
import { button, heading, said } from "../../support/screen";
import { aSeller, decide, openPortal, type Seller, sellerToken } from "../../support/seller";
import { aMember, openBackOffice } from "../../support/staff";

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };
const pdf: ChosenFile = {
  name: "gst.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n% A certificate.\n%%EOF\n"),
};
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const checklist = (page: Page) => part(page, "Your business profile");
const nameOf = ({ mobileNumber }: Seller) => `Kaveri Traders ${mobileNumber}`;

async function typePlace(page: Page, name: string): Promise<void> {
  const place = part(page, name);
  await place.getByLabel("Address", { exact: true }).fill("17 Lavelle Road");
  await place.getByLabel("Pincode").fill("560001");
  await expect(place.getByLabel("City or town")).toHaveValue("Bengaluru");
  await expect(place.getByLabel("State")).toHaveValue("Karnataka");
  await place.getByLabel("Contact person").fill("Meenakshi Raghunathan");
}

async function typeBusiness(page: Page, seller: Seller): Promise<void> {
  const details = part(page, "Business details");
  await details.getByLabel("Business name").fill(nameOf(seller));
  await details.getByLabel("Legal name").fill("Kaveri Traders Private Limited");
  await details.getByLabel("Business type").selectOption("company");
  await details.getByLabel("GSTIN").fill("29aajch4812k1z9");
  await details.getByLabel("PAN").fill("AAJCH4812K");
  await typePlace(page, "Business details");
}

async function typeAccount(page: Page, number: string): Promise<void> {
  const account = part(page, "Bank account");
  await account.getByLabel("Account holder").fill("Kaveri Traders Private Limited");
  await account.getByLabel("IFSC").fill("sbin0001234");
  await expect(account.getByText("State Bank of India, branch 001234")).toBeVisible();
  await account.getByLabel("Account number", { exact: true }).fill(number);
  await account.getByLabel("Confirm account number").fill(number);
}

async function addDocument(page: Page, kind: string, file: ChosenFile): Promise<void> {
  const documents = part(page, "Documents");
  await documents.getByLabel("Document type").selectOption(kind);
  await documents.getByLabel("Choose file").setInputFiles(file);
  await expect(documents.getByRole("list", { name: "Documents" }).getByText(kind)).toBeVisible();
}

/** Completes the business file by the API, for stories that start later. */
async function fillFile(page: Page, seller: Seller): Promise<void> {
  const headers = { authorization: await sellerToken(page.request, seller) };
  const place = {
    contactName: "Meenakshi Raghunathan",
    contactMobile: seller.mobileNumber,
    line: "17 Lavelle Road",
    city: "Bengaluru",
    state: "Karnataka",
    pincode: "560001",
  };
  const business = {
    ...place,
    name: nameOf(seller),
    legalName: "Kaveri Traders Private Limited",
    kind: "company",
    gstNumber: "29AAJCH4812K1Z9",
    panNumber: "AAJCH4812K",
  };
  const number = "987650001234";
  const account = { holder: business.legalName, number, numberAgain: number, ifsc: "SBIN0001234" };
  const calls = [
    page.request.put("/api/v1/seller/business", { headers, data: business }),
    page.request.put("/api/v1/seller/pick-up-address", { headers, data: place }),
    page.request.put("/api/v1/seller/bank-account", { headers, data: account }),
    ...["gst-certificate", "pan-card", "cancelled-cheque"].map((kind) =>
      page.request.post("/api/v1/seller/documents", { headers, multipart: { kind, file: pdf } }),
    ),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.ok()).toBe(true);
}

test.describe("New seller", () => {
  // @spec business-details-gstin-pan pick-up-address-missing bell-tells-staff-new seller-contact-verified
  test("completes the business file step by step, requests a review, and is approved by staff after a check", async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const seller = await aSeller(request);
    await openPortal(page, seller, "/seller/dashboard");
    await expect(checklist(page)).toContainText("0 of 4 steps done");
    await expectAccessible(page);
    await checklist(page).getByRole("link", { name: "Complete: Business details" }).click();
    await expect(heading(page, "Business")).toBeVisible();

    await test.step("sees validation errors, and saves the business details", async () => {
      await button(page, "Save business details").click();
      await said(page, "Please enter the name to show to customers.");
      await said(page, "Please select the state.");
      await expectAccessible(page);
      await typeBusiness(page, seller);
      await page.getByLabel("PAN", { exact: true }).fill("AAJCH4812L");
      await button(page, "Save business details").click();
      await said(page, "This PAN doesn't match the GSTIN.");
      await page.getByLabel("PAN", { exact: true }).fill("AAJCH4812K");
      await button(page, "Save business details").click();
      await said(page, "Your business details have been saved.");
    });

    await test.step("saves the bank account, which is then shown masked", async () => {
      await typeAccount(page, "987650001234");
      await part(page, "Bank account").getByLabel("Confirm account number").fill("987650001235");
      await button(page, "Save bank account").click();
      await said(page, "The account numbers do not match.");
      await part(page, "Bank account").getByLabel("Confirm account number").fill("987650001234");
      await button(page, "Save bank account").click();
      await expect(part(page, "Bank account")).toContainText("••••1234");
      await expect(part(page, "Bank account")).toContainText("State Bank of India, branch 001234");
      await expect(button(page, "Change bank account")).toBeVisible();
    });

    await test.step("saves the pick-up address, and adds documents", async () => {
      await typePlace(page, "Pickup address");
      await button(page, "Save pickup address").click();
      await said(page, "Your pickup address has been saved.");
      await addDocument(page, "GST certificate", pdf);
      await addDocument(page, "Cancelled cheque", pdf);
      const card = { name: "card.png", mimeType: "image/png", buffer: await aPicture(page) };
      await addDocument(page, "PAN card", card);
      await button(page, "View PAN card").click();
      await expect(page.getByRole("dialog", { name: "PAN card" }).getByRole("img", { name: "PAN card" })).toBeVisible();
      await expectAccessible(page);
      await button(page, "Close").click();
      const download = page.waitForEvent("download");
      await button(page, "Download GST certificate").click();
      expect((await download).suggestedFilename()).toBe("gst-certificate.pdf");
      await expectAccessible(page);
    });

    await test.step("requests a review", async () => {
      await page.goto("/seller/dashboard");
      await expect(checklist(page)).toContainText("4 of 4 steps done");
      await button(page, "Request review").click();
      await expect(checklist(page)).toContainText("You requested a review on");
      await expectAccessible(page);
    });

    await test.step("verifies the email address and the mobile number with the codes sent there", async () => {
      await page.getByRole("link", { name: "Verify it in your profile" }).click();
      const row = (value: string) => part(page, "Verification").getByRole("listitem").filter({ hasText: value });
      const contacts = [
        { shown: seller.email, sentTo: seller.email, act: "Verify email", done: "Email address verified." },
        {
          shown: `+91 ${seller.mobileNumber.slice(0, 5)} ${seller.mobileNumber.slice(5)}`,
          sentTo: `+91${seller.mobileNumber}`,
          act: "Verify mobile number",
          done: "Mobile number verified.",
        },
      ];
      for (const { shown, sentTo, act, done } of contacts) {
        await expect(row(shown)).toContainText("Not verified");
        await button(page, act).click();
        const field = row(shown).getByRole("textbox");
        await field.fill("12");
        await row(shown).getByRole("button", { name: "Confirm code" }).click();
        await said(page, "Please enter the 6-digit OTP.");
        await expectAccessible(page);
        await field.fill(await newestCode(request, sentTo));
        await row(shown).getByRole("button", { name: "Confirm code" }).click();
        await said(page, done);
        await expect(row(shown).getByText("Verified", { exact: true })).toBeVisible();
      }
    });

    const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await test.step("is found by the bell, checked and approved", async () => {
      const { token } = await aMember(request, ["view_seller", "edit_seller"]);
      await openBackOffice(office, "/dashboard/sellers", token);
      await office.getByRole("button", { name: /^Notifications/ }).click();
      await office.getByRole("button", { name: new RegExp(`${nameOf(seller)} has completed`) }).click();
      await expect(heading(office, nameOf(seller))).toBeVisible();
      await expect(part(office, "Business")).toContainText("Kaveri Traders Private Limited");
      await expect(part(office, "Account").getByText("Verified", { exact: true })).toHaveCount(2);
      await expect(part(office, "Bank account")).toContainText("••••1234");
      await expect(part(office, "Bank account")).toContainText("State Bank of India, branch 001234");
      await button(office, "Show in full").click();
      await expect(part(office, "Bank account")).toContainText("987650001234");
      await expect(part(office, "History")).toContainText("Seller account number shown");
      await button(office, "View PAN card").click();
      await expect(
        office.getByRole("dialog", { name: "PAN card" }).getByRole("img", { name: "PAN card" }),
      ).toBeVisible();
      await button(office, "Close").click();
      await expectAccessible(office);
      await button(office, "Approve").click();
      await office.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
      await expect(part(office, "History")).toContainText("Seller approved");
    });

    await page.goto("/seller/dashboard");
    await said(page, "Approved");
    await expect(checklist(page)).toHaveCount(0);
    await office.context().close();
  });

  // @spec business-name-belongs-seller unsaved-left-without-question
  test("keeps typed input when navigating away and after a rejection", async ({ page, request }) => {
    const other = await aSeller(request);
    await fillFile(page, other);
    const seller = await aSeller(request);
    await openPortal(page, seller, "/seller/business");
    await typeBusiness(page, seller);
    await page.getByLabel("Business name").fill(nameOf(other).toUpperCase());
    await button(page, "Save business details").click();
    await said(page, "Another seller already uses this business name.");
    await page.getByRole("link", { name: "Haat, seller home" }).click();
    await button(page, "Keep editing").click();
    await expect(page.getByLabel("Legal name")).toHaveValue("Kaveri Traders Private Limited");
    await page.route("**/api/v1/seller/business", silent());
    await button(page, "Save business details").click();
    await said(page, "This could not be saved. Please try again.");
    await page.unrouteAll();
    await page.getByLabel("Business name").fill(nameOf(seller));
    await button(page, "Save business details").click();
    await said(page, "Your business details have been saved.");
    await page.getByRole("link", { name: "Haat, seller home" }).click();
    await expect(heading(page, "SellerHome")).toBeVisible();
  });

  // @spec documents-image-pdf-content
  test("is told at once that a file has the wrong type, and removes a document", async ({ page, request }) => {
    const seller = await aSeller(request);
    await openPortal(page, seller, "/seller/business");
    const documents = part(page, "Documents");
    const script = { ...pdf, buffer: Buffer.from("<script>alert(1)</script>") };
    await documents.getByLabel("Choose file").setInputFiles(script);
    await said(page, "Please choose an image (PNG, JPEG, WebP) or a PDF.");
    await addDocument(page, "Address proof", pdf);
    await button(page, "Remove Address proof").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove document" }).click();
    await said(page, "The document has been removed.");
    await expect(documents.getByRole("list", { name: "Documents" })).toHaveCount(0);
  });

  test("can choose the next document's type during an upload", async ({ page, request }) => {
    await openPortal(page, await aSeller(request), "/seller/business");
    const documents = part(page, "Documents");
    const kind = documents.getByLabel("Document type");
    const release = await hold(page, "**/api/v1/seller/documents");
    await kind.selectOption("GST certificate");
    await documents.getByLabel("Choose file").setInputFiles(pdf);
    await expect(documents.getByText("Uploading...")).toBeVisible();
    await kind.selectOption("Cancelled cheque");
    release();
    await said(page, "The document has been added.");
    await expect(kind).toHaveValue("cancelled-cheque");
    await addDocument(page, "Cancelled cheque", pdf);
    await expect(documents.getByRole("list", { name: "Documents" }).getByRole("listitem")).toHaveCount(2);
  });

  // @spec unsaved-left-without-question
  test("sees an error when the business file cannot be loaded, and retries @once", async ({ page, request }) => {
    const seller = await aSeller(request);
    await page.route("**/api/v1/seller/business", (route) => route.abort());
    await openPortal(page, seller, "/seller/business");
    await said(page, "Your business details could not be loaded.");
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await expect(heading(page, "Business")).toBeVisible();
  });
});

// @spec changes-legal-name-gstin
test("Changes by an approved seller are shown to staff until they mark them as checked @once", async ({
  page,
  request,
}) => {
  const seller = await aSeller(request);
  await fillFile(page, seller);
  await decide(request, seller, "approved");
  await openPortal(page, seller, "/seller/business");
  await button(page, "Change bank account").click();
  await typeAccount(page, "111122223333");
  await button(page, "Save bank account").click();
  await expect(part(page, "Bank account")).toContainText("••••3333");
  const { token } = await aMember(request, ["view_seller", "edit_seller"]);
  await openBackOffice(page, `/dashboard/sellers?search=${encodeURIComponent(seller.email)}`, token);
  await said(page, "Changed since approval");
  await page.getByRole("link", { name: seller.email }).click();
  await said(page, "Changed since approval: Bank account.");
  await button(page, "Mark as checked").click();
  await said(page, "Changes marked as checked.");
  await expect(page.getByText("Changed since approval: Bank account.")).toHaveCount(0);
});
