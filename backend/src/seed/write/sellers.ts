import { documentKindWords } from "@haat/api-contract/seller-business/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import PdfDocument from "pdfkit";
import type { SellerRow } from "#modules/seller/accounts";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { hashPassword } from "#passwords/password-hash";
import { addDocument } from "#workflows/seller-business/add-document";
import { savePickUp } from "#workflows/seller-business/business-file";
import { saveBankAccount } from "#workflows/seller-business/save-bank-account";
import { saveBusiness } from "#workflows/seller-business/save-business";
import { type SellerFile, sellerFiles } from "../data/seller-files";
import { demoSellers } from "../demo-accounts";

/** Creates seller accounts with their business details; the tax numbers belong to nobody. */
export async function writeSellers(container: MedusaContainer): Promise<void> {
  const { accounts } = container.resolve<SellerService>(SELLER_MODULE);
  for (const { email, password, mobile, state } of demoSellers) {
    const made = await accounts.add({
      email,
      mobile,
      passwordHash: await hashPassword(password),
      type: state === "waiting" ? "BOOKS_ONLY" : "ALL_CATEGORIES",
      gstin: null,
      pan: null,
    });
    // The account exists if an earlier seed was killed: complete it.
    const id = made ?? (await accounts.loginOf(email))?.id;
    const seller = id ? await accounts.byId(id) : null;
    for (const contact of ["email", "mobile"] as const) {
      if (seller) await accounts.setVerified(seller.id, contact, seller[contact]);
    }
    if (seller?.state !== "waiting") continue;
    const file = sellerFiles[email];
    if (file) await writeFile(container, seller, file);
    if (state !== "waiting") await accounts.setState(seller.id, state, "");
  }
}

async function writeFile(
  container: MedusaContainer,
  { id: sellerId, documentKinds }: SellerRow,
  { business, pickUp, bankAccount, documents }: SellerFile,
): Promise<void> {
  await saveBusiness(container, sellerId, business);
  await savePickUp(container, sellerId, pickUp);
  if (bankAccount) await saveBankAccount(container, sellerId, bankAccount);
  for (const kind of documents.filter((one) => !documentKinds.includes(one))) {
    const content = await specimen(`${documentKindWords[kind]} of ${business.legalName}`);
    const upload = { kind: "pdf", copies: [{ ending: ".pdf", type: "application/pdf", content }] } as const;
    await addDocument(container, sellerId, { kind, uploads: [upload] });
  }
}

/** A PDF page marked as a specimen of the document. */
function specimen(title: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sheet = new PdfDocument({
      size: "A5",
      layout: "landscape",
      info: { Title: title, CreationDate: new Date(0) },
    });
    const pieces: Buffer[] = [];
    sheet.on("data", (piece: Buffer) => pieces.push(piece));
    sheet.on("end", () => resolve(Buffer.concat(pieces)));
    sheet.on("error", reject);
    sheet.fontSize(22).text("Specimen").moveDown().fontSize(14).text(title);
    sheet.end();
  });
}
