import type { ReactNode } from "react";
import { classNames } from "./class-names";

const tones = {
  neutral: "bg-sunken text-ink",
  primary: "bg-primary-soft text-primary",
  sale: "bg-sale-soft text-sale",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  info: "bg-info-soft text-info",
};

type Props = { tone?: keyof typeof tones; className?: string; children: ReactNode };

/** A short status label; never by colour alone. */
export const Badge = ({ tone = "neutral", className, children }: Props) => (
  <span
    className={classNames(
      "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold",
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
