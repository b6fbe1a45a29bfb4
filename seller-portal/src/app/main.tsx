import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { sellerToken, subscribeToSession } from "../lib/session";
import "./app.css";
import { createPortalRouter } from "./router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();

const queryClient = createQueryClient();
let token = sellerToken();
// Clears cached data when the session changes, before any screen subscribes, so that no screen fetches again and one
// seller never sees another's data.
subscribeToSession(() => {
  if (sellerToken() !== token) queryClient.clear();
  token = sellerToken();
});

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createPortalRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
