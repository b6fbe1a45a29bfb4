import { defineConfig } from "@medusajs/framework/utils";

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, sslmode: "disable" },
    http: {
      storeCors: "",
      adminCors: "",
      authCors: "",
      jwtSecret: process.env.JWT_SECRET ?? "demo",
      cookieSecret: process.env.COOKIE_SECRET ?? "demo",
    },
  },
});
