import { type QueryClient, QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Session, useSession } from "../../../lib/session/session";
import { wishlistKey, wishlistQuery } from "./wishlist.queries";

/** The saved products of a shopper. They are read once for all hearts of a page, while there are any. */
class SavedProducts {
  readonly #watchers = new Set<() => void>();
  #stop: (() => void) | undefined;
  #saved: ReadonlySet<string>;

  constructor(
    private readonly queries: QueryClient,
    readonly session: Session | null,
  ) {
    this.#saved = this.#read();
  }

  has(id: string): boolean {
    return this.#saved.has(id);
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    this.#stop ??= new QueryObserver(this.queries, wishlistQuery(this.session)).subscribe(() => this.#tell());
    // They may have changed while nobody watched.
    this.#saved = this.#read();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  #read(): ReadonlySet<string> {
    const products = this.queries.getQueryData<{ _id: string }[]>(wishlistKey(this.session));
    return new Set(products?.map(({ _id }) => _id));
  }

  #tell(): void {
    this.#saved = this.#read();
    for (const watcher of this.#watchers) watcher();
  }
}

const known = new WeakMap<QueryClient, SavedProducts>();

function savedBy(queries: QueryClient, session: Session | null): SavedProducts {
  const found = known.get(queries);
  if (found?.session === session) return found;
  const saved = new SavedProducts(queries, session);
  known.set(queries, saved);
  return saved;
}

const onServer = () => false;

/** Whether the shopper has saved a product; never for a guest. */
export function useIsSaved(id: string): boolean {
  const saved = savedBy(useQueryClient(), useSession());
  return useSyncExternalStore(saved.watch, () => saved.has(id), onServer);
}
