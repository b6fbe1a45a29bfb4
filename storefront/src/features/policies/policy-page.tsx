import type { Policy } from "@haat/api-contract/settings/schemas";
import { longBritishDate, orderRupees } from "@haat/ui/format";
import type { ReactNode } from "react";
import { StaticPage } from "./static-page";
import { WithSettings } from "./with-settings";

/** One heading of a policy and what it says, in short points. */
export type PolicyPart = { title: string; points: string[] };

/** `5-7`, or `7` where both ends are the same. */
export const range = ({ from, to }: Policy["refundDays"]): string => (from === to ? String(to) : `${from}-${to}`);

export const amount = orderRupees;

type Props = {
  title: string;
  intro: string;
  /** What the shop's own figures make of the rules. */
  parts: (policy: Policy) => PolicyPart[];
  /** Below the rules. */
  children?: ReactNode;
};

/** A page of rules, in short points. */
export const PolicyPage = ({ title, intro, parts, children }: Props) => (
  <StaticPage title={title} intro={intro}>
    <WithSettings>
      {({ policy, updatedAt }) => (
        <>
          {parts(policy).map((part) => (
            <section key={part.title} className="mt-8">
              <h2 className="text-xl">{part.title}</h2>
              <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-muted">
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
          {children}
          <p className="mt-10 text-sm text-muted">Last updated on {longBritishDate(updatedAt)}.</p>
        </>
      )}
    </WithSettings>
  </StaticPage>
);
