import { limits } from "@haat/api-contract/limits";

/** The boxes of a one-time code, one digit each, and the index of the focused box. */
export type OtpBoxes = { digits: readonly string[]; focus: number };

export type OtpEvent =
  | { type: "typed"; at: number; text: string }
  | { type: "pasted"; text: string }
  | { type: "back"; at: number }
  | { type: "moved"; to: number }
  | { type: "cleared" };

const last = limits.otpLength - 1;
const within = (at: number): number => Math.max(0, Math.min(last, at));
const isCode = (text: string): boolean => new RegExp(`^\\d{${limits.otpLength}}$`).test(text);

export const noDigits: OtpBoxes = { digits: Array.from({ length: limits.otpLength }, () => ""), focus: 0 };

export const otpOf = ({ digits }: OtpBoxes): string => digits.join("");
export const isComplete = (boxes: OtpBoxes): boolean => isCode(otpOf(boxes));

/**
 * Reducer of the boxes: a digit moves the focus on, a whole code fills all, other input without a digit changes
 * nothing.
 */
export function otpBoxes(boxes: OtpBoxes, event: OtpEvent): OtpBoxes {
  switch (event.type) {
    case "typed": {
      const { at, text } = event;
      // A phone that offers the code from the mail enters it whole into one box.
      if (isCode(text)) return filled(text);
      if (text === "") return { digits: boxes.digits.with(at, ""), focus: at };
      const digit = text.replace(/\D/g, "").at(-1);
      if (digit === undefined) return boxes;
      return { digits: boxes.digits.with(at, digit), focus: within(at + 1) };
    }
    case "pasted": {
      const code = event.text.trim();
      return isCode(code) ? filled(code) : boxes;
    }
    case "back":
      if (boxes.digits[event.at] !== "") return { digits: boxes.digits.with(event.at, ""), focus: event.at };
      return { ...boxes, focus: within(event.at - 1) };
    case "moved":
      return { ...boxes, focus: within(event.to) };
    case "cleared":
      return noDigits;
  }
}

const filled = (code: string): OtpBoxes => ({ digits: [...code], focus: last });
