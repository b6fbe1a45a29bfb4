import { Alert } from "@haat/ui/alert";
import { Badge } from "@haat/ui/badge";
import { Button } from "@haat/ui/button";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import type { ReactNode } from "react";

type Props = {
  /** The fragment of links to it. */
  id: string;
  title: string;
  text: string;
  /** The part is complete. */
  done: boolean;
  children: ReactNode;
};

/** A part of the business file, and whether it is complete. */
export const SectionCard = ({ id, title, text, done, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-20 rounded-card border border-line bg-surface p-5 sm:p-6"
  >
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <Badge tone={done ? "success" : "warning"}>
        {done ? <CircleCheck aria-hidden className="size-3.5" /> : <CircleDashed aria-hidden className="size-3.5" />}
        {done ? "Complete" : "Incomplete"}
      </Badge>
    </div>
    <p className="mb-5 mt-1 max-w-text text-sm text-muted">{text}</p>
    {children}
  </section>
);

type FormEndProps = { label: string; busy: boolean; problem: string | null | undefined };

/** The form's general error, and the button that saves it. */
export const FormEnd = ({ label, busy, problem }: FormEndProps) => (
  <div className="mt-6 flex flex-col gap-4">
    {problem && <Alert>{problem}</Alert>}
    <div>
      <Button type="submit" busy={busy} className="max-sm:w-full">
        {busy ? "Saving..." : label}
      </Button>
    </div>
  </div>
);
