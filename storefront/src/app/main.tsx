import { createQueryClient } from "@haat/web/query-client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { beginAtTop } from "../features/layout/use-late-scroll";
import { Providers } from "./providers";
import { createShopRouter } from "./router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();
beginAtTop();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} router={createShopRouter()} />
  </StrictMode>,
);
