import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Photo } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Product banners", icon: Photo });

const Page = () => <EngineScreen path="/banners" />;

export default Page;
