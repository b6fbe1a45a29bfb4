import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./main.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
createRoot(root).render(
  <StrictMode>
    <p>Haat</p>
  </StrictMode>,
);
