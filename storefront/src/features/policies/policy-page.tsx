import type { Policy } from "@haat/api-contract/settings/schemas";
import { longBritishDate, orderRupees } from "@haat/ui/format";
import type { ReactNode } from "react";
import { StaticPage } from "./static-page";
import { WithSettings } from "./with-settings";

/** A section of a policy, as short bullet points. */
export type PolicyPart = { title: string; points: string[] };

/** `5-7`, or `7` if both ends are equal. */
export const range = ({ from, to }: Policy["refundDays"]): string => (from === to ? String(to) : `${from}-${to}`);

export const amount = orderRupees;

type Props = {
  title: string;
  intro: string;
  /** Builds the sections from the shop's figures. */
  parts: (policy: Policy) => PolicyPart[];
  /** Shown below the sections. */
  children?: ReactNode;
};

/** A policy page, in short bullet points. */
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
