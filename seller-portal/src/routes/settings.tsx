import type { ReactNode } from "react";
import { usePageTitle } from "../features/layout/page-title";
import { AuthenticatorPart } from "../features/settings/authenticator-part";
import { NewsChoicesPart } from "../features/settings/news-choices-part";
import { PasswordForm } from "../features/settings/password-form";
import { SessionList } from "../features/settings/session-list";

/** Password, authenticator app, sessions and notifications of the seller. */
export function Component() {
  usePageTitle("Settings");
  return (
    <>
      <h1 className="mb-6 text-2xl">Settings</h1>
      <div className="flex max-w-3xl flex-col gap-4 lg:gap-6">
        <Part
          id="password"
          title="Password"
          text="Changing your password logs you out of all other sessions. You stay logged in here."
        >
          <PasswordForm />
        </Part>
        <Part
          id="authenticator-app"
          title="Authenticator app"
          text="After your password, each login asks for a code from an app on your phone. Turning it on or off logs you out of all other sessions."
        >
          <AuthenticatorPart />
        </Part>
        <Part id="sessions" title="Sessions" text="Devices that are logged in to your account.">
          <SessionList />
        </Part>
        <Part
          id="notifications"
          title="Notifications"
          text="Account updates are always sent, both in the portal and by email."
        >
          <NewsChoicesPart />
        </Part>
      </div>
    </>
  );
}

const Part = ({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <p className="mb-5 mt-1 max-w-text text-sm text-muted">{text}</p>
    {children}
  </section>
);
