import type { WalletEntry } from "@haat/api-contract/wallet/schemas";
import type { WalletEntryRow, WalletRow } from "#modules/wallet/read/read-wallet";

const rupees = (paise: number): number => paise / 100;

export const toWalletEntry = (row: WalletEntryRow): WalletEntry => ({
  _id: row.id,
  amount: rupees(row.amountPaise),
  balance: rupees(row.balancePaise),
  reason: row.reason,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  at: row.at,
});

type Wallet = { balance: number; entries: WalletEntry[]; total: number };

export const toWallet = ({ balancePaise, entries, total }: WalletRow): Wallet => ({
  balance: rupees(balancePaise),
  entries: entries.map(toWalletEntry),
  total,
});
