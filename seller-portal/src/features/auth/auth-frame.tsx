import { Logo } from "@haat/ui/logo";
import { Outlet } from "react-router-dom";
import { shopPaths } from "../../lib/page-paths";
import { BazaarScenes } from "./bazaar-scenes";

/** Frame of the pages without login: the form on paper, with the bazaar beside it, on small screens above it. */
export const AuthFrame = () => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
    <BazaarScenes />
    <div className="flex flex-col px-4 pb-12 sm:px-8">
      <header className="mx-auto w-full max-w-md pb-6 pt-6 lg:pt-10">
        <a href={shopPaths.home} aria-label="Haat, go to the shop" className="inline-block rounded-control py-1">
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-md focus:outline-none lg:my-auto">
        <Outlet />
      </main>
    </div>
  </div>
);
