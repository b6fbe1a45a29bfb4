import { commissionMessages } from "@haat/api-contract/commission/messages";
import { rangeText, readPercent } from "./rate-modal";

it.each([
  ["", { percent: null }],
  ["  ", { percent: null }],
  ["0", { percent: 0 }],
  [" 7.25 ", { percent: 7.25 }],
  ["7,5", { percent: 7.5 }],
  ["50", { percent: 50 }],
  ["50.01", { fault: rangeText }],
  ["1.234", { fault: commissionMessages.percentInvalid }],
  ["-1", { fault: commissionMessages.percentInvalid }],
  ["ten", { fault: commissionMessages.percentInvalid }],
])("parses %j as a rate", (typed, read) => expect(readPercent(typed)).toEqual(read));
