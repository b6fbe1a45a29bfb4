import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "../lib/query-client";
import "./app.css";
import { Providers } from "./providers";
import { createShopRouter } from "./router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} router={createShopRouter()} />
  </StrictMode>,
);
