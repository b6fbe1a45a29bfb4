import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Button } from "@haat/ui/button";
import { toast } from "../../lib/toast";

const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
    <path d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4z" fill="#4285F4" />
    <path d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22z" fill="#34A853" />
    <path d="M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9z" fill="#FBBC05" />
    <path d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6z" fill="#EA4335" />
  </svg>
);

const FacebookMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
    <circle cx="12" cy="12" r="10" fill="#1877F2" />
    <path
      d="M15.9 14.9l.4-2.9h-2.8v-1.9c0-.8.4-1.6 1.6-1.6h1.3V6.1s-1.1-.2-2.2-.2c-2.3 0-3.8 1.4-3.8 3.9V12H7.9v2.9h2.5v7a10 10 0 0 0 3.1 0v-7z"
      fill="#fff"
    />
  </svg>
);

const providers = [
  { name: "Google", Mark: GoogleMark },
  { name: "Facebook", Mark: FacebookMark },
];

/** Login methods that are not available yet; each says so when pressed. */
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
