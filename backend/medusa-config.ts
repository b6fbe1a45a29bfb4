import { defineConfig } from "@medusajs/framework/utils";

export default defineConfig({
  // Tests of the source need no admin, and without a build there is none to serve.
  admin: { disable: process.env.ADMIN_DISABLED === "true" },
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
  modules: [
    { resolve: "./src/modules/category-details" },
    { resolve: "./src/modules/product-details" },
    { resolve: "./src/modules/banner" },
    { resolve: "./src/modules/review" },
    { resolve: "./src/modules/wishlist" },
    { resolve: "./src/modules/catalog" },
  ],
});
