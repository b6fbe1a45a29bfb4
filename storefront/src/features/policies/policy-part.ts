import type { Policy } from "@haat/api-contract/settings/schemas";
import { orderRupees } from "@haat/ui/format";

/** One heading of a policy and what it says, in short points. */
export type PolicyPart = { title: string; points: string[] };

/** `5-7`, or `7` where both ends are the same. */
export const range = ({ from, to }: Policy["refundDays"]): string => (from === to ? String(to) : `${from}-${to}`);

export const amount = orderRupees;
