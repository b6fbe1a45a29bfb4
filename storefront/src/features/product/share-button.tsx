import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import Share2 from "lucide-react/icons/share-2";
import { toast } from "../../lib/toast";
import { needsScript } from "../../lib/without-script";

type Props = { title: string; className?: string };

/** Opens the device's share sheet, or copies the page's address if there is none. */
export const ShareButton = ({ title, className }: Props) => (
  <IconButton label={`Share: ${title}`} onClick={() => share(title)} className={classNames(needsScript, className)}>
    <Share2 aria-hidden className="size-5 text-muted" />
  </IconButton>
);

async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is not an error.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success("Link copied.");
  } catch {
    toast.error("The link could not be copied. Please copy it from the address bar.");
  }
}
