import { RadioGroup } from "@medusajs/ui";
import { isThemeChoice, saveTheme, themeNames, useThemeChoice } from "../lib/theme-choice";
import { PageHead } from "../shared/page-head";
import { Part } from "../shared/part";
import { AuthenticatorPart } from "./authenticator-part";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";

/** Settings of the own account: password, sessions, and the theme on this device. */
export default function AccountSettingsScreen() {
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Account Settings" text="Your password, authenticator app, sessions and appearance." />
      <Part title="Password" text="Changing your password logs you out of all other sessions.">
        <PasswordForm />
      </Part>
      <Part
        title="Authenticator App"
        text="Instead of a code by email, each login asks for a code from an app on your phone. Turning it on or off logs you out of all other sessions."
      >
        <AuthenticatorPart />
      </Part>
      <Part title="Sessions" text="Devices that are logged in to your account. Sessions expire after 12 hours.">
        <div className="min-w-0 sm:col-span-2">
          <SessionList />
        </div>
      </Part>
      <Part title="Appearance" text="Applies to this browser only.">
        <Appearance />
      </Part>
    </div>
  );
}

function Appearance() {
  const theme = useThemeChoice();
  return (
    <RadioGroup
      aria-label="Appearance"
      value={theme}
      onValueChange={(chosen) => isThemeChoice(chosen) && saveTheme(chosen)}
      className="sm:col-span-2"
    >
      {Object.entries(themeNames).map(([value, label]) => (
        <div key={value} className="flex items-center gap-2">
          <RadioGroup.Item value={value} id={`theme-${value}`} />
          <label htmlFor={`theme-${value}`} className="cursor-pointer py-1">
            {label}
          </label>
        </div>
      ))}
    </RadioGroup>
  );
}
