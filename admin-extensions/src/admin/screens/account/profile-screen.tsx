import type { Me } from "@haat/api-contract/staff-login/schemas";
import { Badge } from "@medusajs/ui";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { Part } from "../shared/part";
import { NameForm } from "./name-form";

/** The logged-in account: its name and permissions. */
export default function ProfileScreen() {
  const { me } = usePermissions();
  // Always known below the guard.
  if (!me) return null;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Profile" text="How you appear in the back office and the audit log." />
      <Part
        title="Your details"
        text="You can change your name here. Only an administrator can change your email address."
      >
        <NameForm key={me.name} me={me} />
      </Part>
      <Part title="Roles" text="Your roles determine what you can do. Changes take effect immediately.">
        <div className="flex flex-col gap-4 sm:col-span-2">
          <Roles me={me} />
          <p>
            <ScreenLink to="/account-settings" className={linkClass}>
              Password, authenticator app, sessions and appearance
            </ScreenLink>
          </p>
        </div>
      </Part>
    </div>
  );
}

function Roles({ me: { isFullAdministrator, roles, permissions } }: { me: Me }) {
  if (isFullAdministrator) return <p>You are a full administrator and have all permissions.</p>;
  return (
    <>
      <Chips label="Your roles" words={roles.map(({ name }) => name)} empty="No roles assigned" />
      <Chips label="Your permissions" words={permissions} empty="No permissions assigned" />
    </>
  );
}

type ChipsProps = { label: string; words: string[]; empty: string };

const Chips = ({ label, words, empty }: ChipsProps) => (
  <div>
    <h3 className="text-ui-fg-subtle mb-1.5">{label}</h3>
    {words.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Badge size="2xsmall" rounded="full" className="max-w-full">
              <span className="break-all text-left">{word}</span>
            </Badge>
          </li>
        ))}
      </ul>
    )}
  </div>
);

const linkClass =
  "text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium underline-offset-4 hover:underline";
