import { Button } from "@medusajs/ui";
import { previewPath } from "./home-page.queries";

type Props = {
  sources: readonly string[];
  /** Of what, for screen readers. */
  subject: string;
};

/** Shows rows as shoppers would see them, in a new tab. */
export const PreviewLink = ({ sources, subject }: Props) => (
  <Button asChild variant="secondary" className="max-[699px]:min-h-11">
    <a href={previewPath(sources)} target="_blank" rel="noreferrer">
      Preview<span className="sr-only"> {subject}</span>
    </a>
  </Button>
);
