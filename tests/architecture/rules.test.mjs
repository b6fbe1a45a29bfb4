import { importCycles } from "./import-cycles.mjs";
import { arrows, names, tidiness } from "./rules.mjs";
import { toSourceFile } from "./source-files.mjs";

const allRules = [...arrows, ...names, ...tidiness];
const broken = (/** @type {string} */ file, /** @type {string} */ text) =>
  allRules.filter((rule) => rule.broken(toSourceFile(file, text)).length > 0).map(({ says }) => says);

const long = "x;\n".repeat(401);

describe("Each rule catches what breaks it", () => {
  it.each([
    [
      "An app imports of ours only the contract, the ui, web and the product's form",
      "storefront/src/a.ts",
      'import { b } from "@haat/backend/b";',
    ],
    [
      "An app imports of ours only the contract, the ui, web and the product's form",
      "storefront/src/a.ts",
      'import { b } from "../../scripts/b";',
    ],
    [
      "An app imports of ours only the contract, the ui, web and the product's form",
      "seller-portal/src/a.ts",
      'import { b } from "../../storefront/src/lib/toast";',
    ],
    [
      "Screens know no host: neither the dashboard nor the engine's admin",
      "admin-extensions/src/admin/screens/banners/banners.tsx",
      'import { shell } from "../../../../dashboard/src/shell";',
    ],
    [
      "What apps share in the browser knows nothing of the shop: no contract, no ui, no app",
      "packages/web/src/a.ts",
      'import { l } from "@haat/api-contract/limits";',
    ],
    [
      "A migration holds what it writes, and does the same for ever: it imports nothing of ours",
      "backend/src/modules/access/migrations/Migration20261124170000.ts",
      'import { d } from "@haat/api-contract/access/permission-names";',
    ],
    ["Nobody imports an app's source", "packages/ui/src/a.ts", 'import { b } from "@haat/storefront/b";'],
    [
      "Nobody imports an app's source",
      "storefront/src/a.ts",
      'import { b } from "../../seller-portal/src/lib/session";',
    ],
    ["Nobody imports an app's source", "scripts/a.mjs", 'const b = await import("../storefront/src/b.ts");'],
    ["The contract imports only zod", "packages/api-contract/src/a.ts", 'import { b } from "react";'],
    [
      "The ui knows nothing of the shop: no contract, no backend",
      "packages/ui/src/a.tsx",
      'import { l } from "@haat/api-contract/limits";',
    ],
    ["The backend imports of ours only the contract", "backend/src/a.ts", 'import "@haat/ui/theme.css";'],
    [
      "The backend imports of ours only the contract",
      "backend/src/workflows/a.ts",
      'const { startSimulator } = await import("@haat/gateway-simulator/start-simulator");',
    ],
    [
      "The gateways' simulator knows nothing of the shop",
      "packages/gateway-simulator/src/a.ts",
      'import { gatewayNames } from "@haat/api-contract/payment/words";',
    ],
    [
      "Gateways know no module, no workflow, no route and no database",
      "backend/src/gateways/stripe/a.ts",
      'import { openPayment } from "#workflows/payment/open-payment";',
    ],
    ["A module knows no other module", "backend/src/modules/otp/service.ts", 'import { B } from "../banner";'],
    [
      "A module knows no workflow, no route, no subscriber, no task and no link",
      "backend/src/modules/otp/service.ts",
      'import { w } from "#workflows/login/w";',
    ],
    [
      "The queue knows none of its tasks",
      "backend/src/queue/run-queue.ts",
      'import { tasks } from "../tasks/run-tasks";',
    ],
    [
      "Only the queue names the tables of the package that it is made of",
      "backend/src/workflows/account/forget-shopper.ts",
      'const sql = "DELETE FROM graphile_worker._private_jobs";',
    ],
    [
      "What is not below the next folder up is imported by `#`, from where the source begins",
      "backend/src/workflows/cart/read-cart.ts",
      'import { run } from "../../database/database";',
    ],
    [
      "Only the queue knows the package that it is made of",
      "backend/src/workflows/message/deliver-message.ts",
      'import { quickAddJob } from "graphile-worker";',
    ],
    [
      "A workflow knows a module by its name, its service and its types, not by its insides",
      "backend/src/workflows/cart/read-cart.ts",
      'import { documentSql } from "#modules/catalog/read/cards";',
    ],
    [
      "A route knows a module by its name and the type of its service, not by its insides",
      "backend/src/api/api/v1/cart/route.ts",
      'import { M } from "#modules/otp/models/otp";',
    ],
    [
      "A route knows a module by its name and the type of its service, not by its insides",
      "backend/src/api/api/v1/cart/route.ts",
      'import { S } from "#modules/otp/service";',
    ],
    ["A file is named in kebab-case", "storefront/src/BannerForm.tsx", "x;"],
    ["A file is named for what it does", "storefront/src/lib/utils.ts", "x;"],
    ["A file is named for what it does", "backend/src/helpers/a.ts", "x;"],
    ["There are no barrels: an index only where the engine asks for one", "packages/ui/src/index.ts", "x;"],
    [
      "There are no barrels: an index only where the engine asks for one",
      "packages/ui/src/all.ts",
      'export { a } from "./a";\nexport * from "./b";',
    ],
    ["No file is longer than 400 lines, but for data, drawings and migrations", "backend/src/a.ts", long],
    [
      "Nothing is left over: no focused or skipped test, no note to oneself, no debugging print in what is served",
      "backend/src/a.test.ts",
      "it.only();",
    ],
    [
      "Nothing is left over: no focused or skipped test, no note to oneself, no debugging print in what is served",
      "e2e/stories/a.spec.ts",
      'test.skip("walks", () => {});',
    ],
    [
      "Nothing is left over: no focused or skipped test, no note to oneself, no debugging print in what is served",
      "storefront/src/a.ts",
      "console.log(1);",
    ],
    [
      "Nothing is left over: no focused or skipped test, no note to oneself, no debugging print in what is served",
      "seller-portal/src/a.ts",
      "console.log(1);",
    ],
    [
      "Nothing is left over: no focused or skipped test, no note to oneself, no debugging print in what is served",
      "scripts/a.mjs",
      "// TODO later",
    ],
    [
      "One place multiplies a price by pieces: lineMoney of the contract",
      "storefront/src/a.tsx",
      "rupees(line.unitPrice * line.quantity)",
    ],
    [
      "One place multiplies a price by pieces: lineMoney of the contract",
      "backend/src/modules/figures/a.ts",
      "sum(li.quantity * li.unit_price)",
    ],
  ])("%s: %s", (says, file, text) => {
    expect(broken(file, text)).toContain(says);
  });
});

describe("No rule is in the way of what is right", () => {
  it.each([
    [
      "backend/src/gateways/demo/simulator.ts",
      'const { startSimulator } = await import("@haat/gateway-simulator/start-simulator");',
    ],
    ["backend/src/gateways/gateways.test.ts", 'import { s } from "@haat/gateway-simulator/start-simulator";'],
    [
      "storefront/src/a.tsx",
      'import { x } from "@haat/api-contract/limits";\nimport { Button } from "@haat/ui/button";\nimport { y } from "./y";',
    ],
    ["packages/api-contract/src/a.ts", 'import { z } from "zod";\nimport { b } from "./b";\nexport const c = 1;'],
    [
      "backend/src/modules/otp/index.ts",
      'import { Module } from "@medusajs/framework/utils";\nimport { S } from "./service";',
    ],
    ["backend/src/modules/otp/migrations/Migration20260101.ts", long],
    ["backend/src/seed/data/cities.ts", long],
    [
      "backend/src/api/api/v1/ProductByfilter/route.ts",
      'import { OTP } from "#modules/otp/index";\nimport type { S } from "#modules/otp/service";',
    ],
    [
      "backend/src/workflows/cart/read-cart.ts",
      'import { C } from "#modules/catalog/index";\nimport { S } from "#modules/catalog/service";\nimport type { T } from "#modules/catalog/read/viewer";',
    ],
    ["storefront/src/features/cart/api/cart.queries.ts", "x;"],
    ["storefront/vite.config.ts", 'import { p } from "../packages/web/vite/precompress";'],
    ["admin-extensions/dashboard/src/router.tsx", 'import { screens } from "../../src/admin/screens/screens";'],
    ["e2e/stories/a.spec.ts", 'test.skip(isMobile, "a phone has no Tab key");'],
  ])("%s", (file, text) => {
    expect(broken(file, text)).toEqual([]);
  });
});

describe("A circle of imports is found", () => {
  const cycles = (/** @type {Record<string, string>} */ files) =>
    importCycles(Object.entries(files).map(([file, text]) => toSourceFile(`backend/src/${file}`, text)));
  const ends = {
    "workflows/order/place.ts": 'import { pay } from "../payment/pay";',
    "workflows/payment/pay.ts": 'import { debit } from "../wallet/debit";',
    "modules/wallet/index.ts": "x;",
  };

  it("of any length, also by a type, with the files that make it, the fewest first", () => {
    const debit = 'import type { Order } from "../order/place";\nimport { W } from "../../modules/wallet";';
    const files = {
      ...ends,
      "workflows/wallet/debit.ts": debit,
      "workflows/payment/send.ts": 'import "../wallet/debit";',
    };
    expect(cycles(files)).toEqual([
      "workflows/order -> workflows/payment: backend/src/workflows/order/place.ts imports backend/src/workflows/payment/pay.ts",
      "workflows/wallet -> workflows/order: backend/src/workflows/wallet/debit.ts imports backend/src/workflows/order/place.ts",
      "workflows/payment -> workflows/wallet: backend/src/workflows/payment/pay.ts imports backend/src/workflows/wallet/debit.ts",
      "workflows/payment -> workflows/wallet: backend/src/workflows/payment/send.ts imports backend/src/workflows/wallet/debit.ts",
    ]);
  });

  it("between a top folder and a module, which an index stands for", () => {
    const files = { "http/auth.ts": 'import { W } from "../modules/wallet";', "http/b.ts": 'import "./auth";' };
    expect(cycles({ ...files, "modules/wallet/index.ts": 'import "../../http/b";' })).toHaveLength(2);
  });

  it("and none where there is none: within a part, to a package, by a test or a fixture", () => {
    const debit = 'import { z } from "zod";\nimport { W } from "../../modules/wallet";\nimport { c } from "./credit";';
    const files = { "workflows/wallet/debit.ts": debit, "workflows/wallet/credit.ts": 'import "./debit";' };
    const tests = {
      "workflows/wallet/debit.test.ts": 'import "../order/place";',
      "workflows/wallet/a.fixture.ts": 'import "../order/place";',
    };
    expect(cycles({ ...ends, ...files, ...tests })).toEqual([]);
  });
});
