import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChatBubbleLeftRight } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Reviews", icon: ChatBubbleLeftRight });

const Page = () => <EngineScreen path="/reviews" />;

export default Page;
