import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readNumber, sealNumber } from "./account-number";
import { changeFile, isOtherAccount } from "./business-file";

type BankAccount = { holder: string; number: string; ifsc: string };

const shownDigits = 4;

/** @throws ApiError 401 the seller is gone. */
export const saveBankAccount = (
  container: MedusaContainer,
  sellerId: string,
  { holder, number, ifsc }: BankAccount,
): Promise<BusinessFile> =>
  changeFile(container, sellerId, async ({ businessFiles }) => {
    const { bankAccount: before } = await businessFiles.of(sellerId);
    const sealed = await businessFiles.sealedNumberOf(sellerId);
    await businessFiles.setBankAccount(sellerId, {
      holder,
      ifsc,
      lastDigits: number.slice(-shownDigits),
      sealedNumber: sealNumber(number),
    });
    const known = before && { ...before, number: sealed && readNumber(sealed) };
    return isOtherAccount(known, { holder, number, ifsc }) ? ["bankAccount"] : [];
  });
