import type { Me } from "@haat/api-contract/staff-login/schemas";
import { ArrowRightOnRectangle, CogSixTooth, User } from "@medusajs/icons";
import { Avatar, DropdownMenu } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { isThemeChoice, saveTheme, themeNames, useThemeChoice } from "../../../src/admin/screens/lib/theme-choice";
import { screens } from "../../../src/admin/screens/screens";
import { LogoutDialog } from "./logout-dialog";

/** The logged-in account, with links to its pages, the theme choice and the logout. */
export function UserMenu({ me }: { me: Me }) {
  const [leaving, setLeaving] = useState(false);
  const theme = useThemeChoice();
  const there = (path: string) => screens.some((screen) => screen.path === path);
  const name = me.name || me.email;
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenu.Trigger
          aria-label={`Administrator ${name}, account menu`}
          className="hover:bg-ui-bg-base-hover flex items-center gap-2.5 rounded-md py-1 pl-1 pr-1 min-[700px]:pr-2.5"
        >
          <Avatar fallback={name.charAt(0).toUpperCase()} size="base" />
          <span className="hidden text-left leading-tight min-[700px]:block">
            <span className="block font-medium">Administrator</span>
            <span className="text-ui-fg-subtle block max-w-40 truncate text-xs">{name}</span>
          </span>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" className="min-w-56">
          <div className="px-2 py-1.5">
            <p className="truncate font-medium">{name}</p>
            {me.name && <p className="text-ui-fg-subtle truncate text-xs">{me.email}</p>}
          </div>
          <DropdownMenu.Separator />
          {there("/profile") && (
            <DropdownMenu.Item asChild>
              <Link to="/profile" className="gap-x-2">
                <User className="text-ui-fg-subtle" />
                Profile
              </Link>
            </DropdownMenu.Item>
          )}
          {there("/account-settings") && (
            <DropdownMenu.Item asChild>
              <Link to="/account-settings" className="gap-x-2">
                <CogSixTooth className="text-ui-fg-subtle" />
                Account
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator />
          <DropdownMenu.Label className="px-2 py-1">Appearance</DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={theme}
            onValueChange={(chosen) => {
              if (isThemeChoice(chosen)) saveTheme(chosen);
            }}
          >
            {Object.entries(themeNames).map(([value, label]) => (
              <DropdownMenu.RadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
                {label}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item className="gap-x-2" onSelect={() => setLeaving(true)}>
            <ArrowRightOnRectangle className="text-ui-fg-subtle" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} />
    </>
  );
}
