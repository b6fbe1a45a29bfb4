import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { beginAtTop } from "../features/layout/use-late-scroll";
import { BrowserRouter } from "../lib/browser-router";
import { ShopScreens } from "./router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();
beginAtTop();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <ShopScreens />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
