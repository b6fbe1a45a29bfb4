import { indianNumber } from "@haat/ui/format";
import { ScreenLink } from "../lib/host";
import { Panel, PanelEmpty } from "../shared/panel";
import { useToDo } from "./overview.queries";
import { tasksOf } from "./to-do-words";

/** Pending items with links to them. Empty for accounts that may see none. */
export function ToDoPart() {
  const { data: toDo } = useToDo();
  if (!toDo || Object.values(toDo).every((count) => count === null)) return null;
  const tasks = tasksOf(toDo);
  return (
    <Panel title="To do">
      {tasks.length === 0 && <PanelEmpty>You're all caught up.</PanelEmpty>}
      <ul className="grid gap-2 px-4 pb-4 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
        {tasks.map(({ path, count, text }) => (
          <li key={path}>
            <ScreenLink
              to={path}
              className="border-ui-border-base hover:bg-ui-bg-base-hover text-ui-fg-base flex items-baseline gap-2 rounded-lg border px-3 py-2.5"
            >
              <span className="text-lg font-semibold tabular-nums">{indianNumber(count)}</span>
              <span>{text}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
