import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Button } from "@haat/ui/button";
import { toast } from "../../lib/toast";
import { FacebookMark, GoogleMark } from "./social-marks";

const providers = [
  { name: "Google", Mark: GoogleMark },
  { name: "Facebook", Mark: FacebookMark },
];

/** Ways in that there are not yet; each says so. */
export const SocialButtons = () => (
  <div className="mt-6">
    <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
    <div className="mt-4 grid grid-cols-2 gap-3">
      {providers.map(({ name, Mark }) => (
        <Button
          key={name}
          variant="secondary"
          onClick={() => toast.info(sellerLoginMessages.socialMissing(name), { id: "social" })}
        >
          <Mark />
          {name}
        </Button>
      ))}
    </div>
  </div>
);
