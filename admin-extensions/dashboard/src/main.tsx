import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTheme } from "../../src/admin/screens/lib/theme-choice";
import { Providers } from "./app/providers";
import { createBackOfficeRouter } from "./app/router";
import "./main.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();

followTheme();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} router={createBackOfficeRouter()} />
  </StrictMode>,
);
