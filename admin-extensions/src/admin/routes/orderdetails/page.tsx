import { defineRouteConfig } from "@medusajs/admin-sdk";
import { DocumentText } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Customer orders", icon: DocumentText });

const Page = () => <EngineScreen path="/orderdetails" />;

export default Page;
