import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { usePermissions } from "../screens/lib/use-permissions";
import { type Screen, screens } from "../screens/screens";
import { EmptyState, Loading, Skeleton } from "../screens/shared/states";

const made = new Map<string, LazyExoticComponent<ComponentType>>();

function contentOf({ path, load }: Screen): LazyExoticComponent<ComponentType> {
  const content = made.get(path) ?? lazy(load);
  made.set(path, content);
  return content;
}

/** One of our screens as a page of the engine's admin, if the account may see it. */
export function EngineScreen({ path }: { path: Screen["path"] }) {
  const { can, isPending } = usePermissions();
  const screen = screens.find((one) => one.path === path);
  if (isPending || !screen) return <Waiting />;
  if (!can(screen.permission)) {
    return <EmptyState text="You don't have permission to view this page. Please ask an administrator for access." />;
  }
  const Content = contentOf(screen);
  return (
    <div className="text-ui-fg-base text-sm">
      <Suspense fallback={<Waiting />}>
        <Content />
      </Suspense>
    </div>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton className="h-6 w-48" />
    <Skeleton className="h-60 w-full" />
  </Loading>
);
