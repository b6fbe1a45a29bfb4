import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";

type Props = { label: string; busy: boolean; problem: string | null | undefined };

/** What went wrong with a form as a whole, and the button that saves it. */
export const FormEnd = ({ label, busy, problem }: Props) => (
  <div className="mt-6 flex flex-col gap-4">
    {problem && <Alert>{problem}</Alert>}
    <div>
      <Button type="submit" busy={busy} className="max-sm:w-full">
        {busy ? "Saving..." : label}
      </Button>
    </div>
  </div>
);
