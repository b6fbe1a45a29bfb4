import type { CheckedFact } from "@haat/api-contract/seller-business/words";

/** What staff check of the business details; null where nothing was told yet. */
export type BusinessFacts = { legalName: string | null; gstNumber: string | null; panNumber: string | null };

const names = ["legalName", "gstNumber", "panNumber"] as const satisfies CheckedFact[];

/** Which of them are others now. */
export const changedFacts = (before: BusinessFacts, after: BusinessFacts): CheckedFact[] =>
  names.filter((name) => before[name] !== after[name]);

export type AccountFacts = { holder: string; number: string | null; ifsc: string };

/** A bank account is one fact: whichever part of it changes, money goes somewhere else. A number nobody can read is another. */
export const isOtherAccount = (before: AccountFacts | null, after: AccountFacts): boolean =>
  before?.holder !== after.holder || before.number !== after.number || before.ifsc !== after.ifsc;
