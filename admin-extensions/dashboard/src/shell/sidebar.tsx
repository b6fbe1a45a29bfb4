import { ChevronDownMini, SidebarLeft } from "@medusajs/icons";
import { clx, IconButton, Tooltip } from "@medusajs/ui";
import { type ReactNode, useId, useState } from "react";
import { NavLink, useMatch } from "react-router-dom";
import { NavIcon } from "./nav-icon";
import { dashboardPath, type NavEntry, type NavLine } from "./navigation";

type Waits = { waits: ReadonlyMap<string, number> };
type Props = Waits & { groups: NavEntry[][]; open: boolean; onToggle: () => void };

/** The navigation on wide screens: 245 px expanded, 80 px with icons only. */
export const Sidebar = ({ groups, waits, open, onToggle }: Props) => (
  <aside
    className={clx(
      "bg-ui-bg-base border-ui-border-base sticky top-14 flex h-[calc(100dvh-56px)] shrink-0 flex-col border-r transition-[width] duration-200 ease-out",
      open ? "w-[245px]" : "w-[80px]",
    )}
  >
    <NavList groups={groups} waits={waits} open={open} />
    <div className={clx("border-ui-border-base flex border-t p-3", open ? "justify-end" : "justify-center")}>
      <IconButton
        variant="transparent"
        aria-label={open ? "Collapse sidebar" : "Expand sidebar"}
        aria-expanded={open}
        onClick={onToggle}
      >
        <SidebarLeft />
      </IconButton>
    </div>
  </aside>
);

type ListProps = Waits & { groups: NavEntry[][]; open: boolean; onFollow?: () => void };

/** The entries; collapsed, icons with the name as a tooltip. */
export const NavList = ({ groups, waits, open, onFollow }: ListProps) => (
  <nav aria-label="Back office" className="flex-1 overflow-y-auto overflow-x-hidden p-3">
    {groups.map((entries, group) => (
      <ul
        key={entries[0]?.title}
        className={clx("flex flex-col gap-0.5", group > 0 && "border-ui-border-base mt-3 border-t pt-3")}
      >
        {entries.map((entry) =>
          "path" in entry ? (
            <Line
              key={entry.path}
              line={entry}
              waiting={waits.get(entry.path) ?? 0}
              open={open}
              {...(onFollow ? { onFollow } : {})}
            />
          ) : (
            <Group
              key={entry.title}
              title={entry.title}
              icon={entry.icon}
              open={open}
              waiting={entry.children.reduce((sum, { path }) => sum + (waits.get(path) ?? 0), 0)}
            >
              {entry.children.map((line) => (
                <Line
                  key={line.path}
                  line={line}
                  waiting={waits.get(line.path) ?? 0}
                  open={open}
                  inner
                  {...(onFollow ? { onFollow } : {})}
                />
              ))}
            </Group>
          ),
        )}
      </ul>
    ))}
    <ul className="border-ui-border-base mt-3 border-t pt-3">
      <li>
        <EngineLink open={open} />
      </li>
    </ul>
  </nav>
);

const lineClass =
  "text-ui-fg-subtle hover:bg-ui-bg-base-hover hover:text-ui-fg-base flex h-9 w-full items-center gap-3 rounded-md px-3 font-medium transition-fg";

/**
 * The number of pending items of an entry. It is beside the link and describes it, so that the link's accessible name
 * stays the screen's. Collapsed, it is smaller.
 */
const Waiting = ({ count, id, small = false }: { count: number; id?: string; small?: boolean }) =>
  count === 0 ? null : (
    <span
      id={id}
      aria-hidden={id !== undefined}
      className={clx(
        "bg-ui-tag-orange-bg text-ui-tag-orange-text pointer-events-none shrink-0 rounded-full font-semibold tabular-nums",
        small ? "px-1 text-[10px] leading-4" : "px-1.5 text-xs leading-5",
        id !== undefined && (small ? "absolute right-0.5 top-0" : "absolute right-3 top-2"),
      )}
    >
      {count > 99 ? "99+" : count}
      <span className="sr-only"> to do</span>
    </span>
  );

/** A full page load: the engine's own admin, for what the shop has no screen for. */
function EngineLink({ open }: { open: boolean }) {
  const title = "Engine admin";
  const link = (
    <a href="/app" aria-label={open ? undefined : title} className={clx(lineClass, !open && "justify-center px-0")}>
      <NavIcon name="engine" className="shrink-0" />
      {open && <span className="truncate">{title}</span>}
    </a>
  );
  return open ? (
    link
  ) : (
    <Tooltip content={title} side="right">
      {link}
    </Tooltip>
  );
}

type LineProps = { line: NavLine; open: boolean; waiting: number; inner?: boolean; onFollow?: () => void };

function Line({ line, open, waiting, inner = false, onFollow }: LineProps) {
  const id = useId();
  // A string, not a function: the tooltip around a collapsed icon treats the link's class as a string.
  const isActive = useMatch({ path: dashboardPath(line.path), end: line.exact === true }) !== null;
  const link = (
    <NavLink
      to={dashboardPath(line.path)}
      end={line.exact === true}
      onClick={onFollow}
      aria-label={open ? undefined : line.title}
      aria-describedby={waiting > 0 ? id : undefined}
      className={clx(
        lineClass,
        !open && "justify-center px-0",
        open && inner && "pl-9",
        open && waiting > 0 && "pr-12",
        isActive && "bg-ui-bg-highlight text-ui-fg-interactive hover:bg-ui-bg-highlight hover:text-ui-fg-interactive",
      )}
    >
      {(!inner || !open) && <NavIcon name={line.icon} className="shrink-0" />}
      {open && <span className="truncate">{line.title}</span>}
    </NavLink>
  );
  return (
    <li className="relative">
      {open ? (
        link
      ) : (
        <Tooltip content={line.title} side="right">
          {link}
        </Tooltip>
      )}
      <Waiting count={waiting} id={id} small={!open} />
    </li>
  );
}

type GroupProps = { title: string; icon: string; open: boolean; waiting: number; children: ReactNode };

function Group({ title, icon, open, waiting, children }: GroupProps) {
  const [shown, setShown] = useState(true);
  const id = useId();
  // Collapsed, there is no room for expandable headings: only their entries are shown.
  if (!open) return <>{children}</>;
  return (
    <li>
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className={lineClass}
      >
        <NavIcon name={icon} className="shrink-0" />
        <span className="flex-1 truncate text-left">{title}</span>
        {!shown && <Waiting count={waiting} />}
        <ChevronDownMini aria-hidden className={clx("transition-transform", !shown && "-rotate-90")} />
      </button>
      <ul id={id} hidden={!shown} className={clx("flex-col gap-0.5 pt-0.5", shown && "flex")}>
        {children}
      </ul>
    </li>
  );
}
