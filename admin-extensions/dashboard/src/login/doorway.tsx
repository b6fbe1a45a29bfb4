import type { ReactNode } from "react";
import { Bazaar } from "./bazaar";

/** Layout of the login page: the form on paper, with the bazaar beside it, on phones above it. */
export const Doorway = ({ children }: { children: ReactNode }) => (
  <div className="text-ui-fg-base grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-1">
    <div className="relative h-40 overflow-hidden bg-[#0B4646] lg:h-auto">
      <Bazaar />
    </div>
    <main className="flex items-start justify-center px-5 py-10 sm:px-8 lg:items-center">
      <div className="w-full max-w-[400px] text-base">
        <p className="mb-8 flex items-center gap-3">
          <img src="/dashboard/icon.svg" alt="" width={36} height={36} />
          <span className="text-xl font-semibold tracking-tight">Haat</span>
          <span className="text-ui-fg-muted border-ui-border-base border-l pl-3">Back office</span>
        </p>
        {children}
      </div>
    </main>
  </div>
);
