import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useEffect } from "react";

export const config = defineWidgetConfig({ zone: "login.before" });

/** The engine's own login is disabled: it redirects to ours, which serves both hosts. */
const Widget = () => {
  useEffect(() => window.location.replace("/adminlogin"), []);
  return null;
};

export default Widget;
