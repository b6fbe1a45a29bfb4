import { createQueryClient } from "@haat/web/query-client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { Providers } from "./providers";
import { createShopRouter } from "./router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease({
  page: window,
  get storage() {
    return sessionStorage;
  },
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => window.location.reload(),
});

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} router={createShopRouter()} />
  </StrictMode>,
);
