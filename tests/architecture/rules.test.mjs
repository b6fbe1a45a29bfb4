import { importCycles } from "./import-cycles.mjs";
import { arrows, names, tidiness } from "./rules.mjs";
import { toSourceFile } from "./source-files.mjs";

const allRules = [...arrows, ...names, ...tidiness];
const broken = (/** @type {string} */ file, /** @type {string} */ text) =>
  allRules.filter((rule) => rule.broken(toSourceFile(file, text)).length > 0).map(({ says }) => says);

const long = "x;\n".repeat(401);

describe("each rule reports a violation", () => {
  it.each([
    [
      "An app imports only the contract, ui, web and the product form of our packages",
      "storefront/src/a.ts",
      'import { b } from "@haat/backend/b";',
    ],
    [
      "An app imports only the contract, ui, web and the product form of our packages",
      "storefront/src/a.ts",
      'import { b } from "../../scripts/b";',
    ],
    [
      "An app imports only the contract, ui, web and the product form of our packages",
      "seller-portal/src/a.ts",
      'import { b } from "../../storefront/src/lib/toast";',
    ],
    [
      "Screens import neither of their hosts: not the dashboard, not the engine's admin",
      "admin-extensions/src/admin/screens/banners/banners.tsx",
      'import { shell } from "../../../../dashboard/src/shell";',
    ],
    [
      "The web package imports no contract, no ui and no app",
      "packages/web/src/a.ts",
      'import { l } from "@haat/api-contract/limits";',
    ],
    [
      "A migration is self-contained: it imports none of our code",
      "backend/src/modules/access/migrations/Migration20261124170000.ts",
      'import { d } from "@haat/api-contract/access/permission-names";',
    ],
    ["No other code imports an app's source", "packages/ui/src/a.ts", 'import { b } from "@haat/storefront/b";'],
    [
      "No other code imports an app's source",
      "storefront/src/a.ts",
      'import { b } from "../../seller-portal/src/lib/session";',
    ],
    ["No other code imports an app's source", "scripts/a.mjs", 'const b = await import("../storefront/src/b.ts");'],
    [
      "Only the engine's hooks import what the engine's packages do not offer",
      "backend/src/http/a.ts",
      'import { b } from "@medusajs/medusa/api/admin/orders/validators";',
    ],
    [
      "Only the engine's hooks import what the engine's packages do not offer",
      "backend/src/files/a.ts",
      'import { b } from "@medusajs/file-s3/dist/b";',
    ],
    ["The contract imports only zod", "packages/api-contract/src/a.ts", 'import { b } from "react";'],
    [
      "The ui imports no contract and no backend",
      "packages/ui/src/a.tsx",
      'import { l } from "@haat/api-contract/limits";',
    ],
    ["The backend imports only the contract of our packages", "backend/src/a.ts", 'import "@haat/ui/theme.css";'],
    [
      "The backend imports only the contract of our packages",
      "backend/src/workflows/a.ts",
      'const { startSimulator } = await import("@haat/gateway-simulator/start-simulator");',
    ],
    [
      "The gateway simulator imports nothing of the shop",
      "packages/gateway-simulator/src/a.ts",
      'import { gatewayNames } from "@haat/api-contract/payment/words";',
    ],
    [
      "Gateways import no module, workflow, route or database code",
      "backend/src/gateways/stripe/a.ts",
      'import { openPayment } from "#workflows/payment/open-payment";',
    ],
    ["A module imports no other module", "backend/src/modules/otp/service.ts", 'import { B } from "../banner";'],
    [
      "A module imports no workflow, route, subscriber, task or link",
      "backend/src/modules/otp/service.ts",
      'import { w } from "#workflows/login/w";',
    ],
    [
      "The queue imports none of its tasks",
      "backend/src/queue/run-queue.ts",
      'import { tasks } from "../tasks/run-tasks";',
    ],
    [
      "Only the queue names the tables of graphile-worker",
      "backend/src/workflows/account/forget-shopper.ts",
      'const sql = "DELETE FROM graphile_worker._private_jobs";',
    ],
    [
      "Imports from outside the parent folder start with `#`, the root of the source",
      "backend/src/workflows/cart/read-cart.ts",
      'import { run } from "../../database/database";',
    ],
    [
      "Only the queue imports graphile-worker",
      "backend/src/workflows/message/deliver-message.ts",
      'import { quickAddJob } from "graphile-worker";',
    ],
    [
      "A workflow imports a module's index, service and types, not its internals",
      "backend/src/workflows/cart/read-cart.ts",
      'import { documentSql } from "#modules/catalog/read/cards";',
    ],
    [
      "A route imports a module's index and the type of its service, not its internals",
      "backend/src/api/api/v1/cart/route.ts",
      'import { M } from "#modules/otp/models/otp";',
    ],
    [
      "A route imports a module's index and the type of its service, not its internals",
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
    ["No file is longer than 400 lines, except data, drawings and migrations", "backend/src/a.ts", long],
    [
      "No focused or skipped tests, no TODO comments, no debug output in served code",
      "backend/src/a.test.ts",
      "it.only();",
    ],
    [
      "No focused or skipped tests, no TODO comments, no debug output in served code",
      "e2e/stories/a.spec.ts",
      'test.skip("walks", () => {});',
    ],
    [
      "No focused or skipped tests, no TODO comments, no debug output in served code",
      "storefront/src/a.ts",
      "console.log(1);",
    ],
    [
      "No focused or skipped tests, no TODO comments, no debug output in served code",
      "seller-portal/src/a.ts",
      "console.log(1);",
    ],
    ["No focused or skipped tests, no TODO comments, no debug output in served code", "scripts/a.mjs", "// TODO later"],
    [
      "Only lineMoney of the contract multiplies a price by a quantity",
      "storefront/src/a.tsx",
      "rupees(line.unitPrice * line.quantity)",
    ],
    [
      "Only lineMoney of the contract multiplies a price by a quantity",
      "backend/src/modules/figures/a.ts",
      "sum(li.quantity * li.unit_price)",
    ],
  ])("%s: %s", (says, file, text) => {
    expect(broken(file, text)).toContain(says);
  });
});

describe("no rule rejects valid code", () => {
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

describe("importCycles", () => {
  const cycles = (/** @type {Record<string, string>} */ files) =>
    importCycles(Object.entries(files).map(([file, text]) => toSourceFile(`backend/src/${file}`, text)));
  const ends = {
    "workflows/order/place.ts": 'import { pay } from "../payment/pay";',
    "workflows/payment/pay.ts": 'import { debit } from "../wallet/debit";',
    "modules/wallet/index.ts": "x;",
  };

  it("finds cycles of any length, through type imports too, the edge with the fewest files first", () => {
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

  it("finds a cycle between a top folder and a module imported by its index", () => {
    const files = { "http/auth.ts": 'import { W } from "../modules/wallet";', "http/b.ts": 'import "./auth";' };
    expect(cycles({ ...files, "modules/wallet/index.ts": 'import "../../http/b";' })).toHaveLength(2);
  });

  it("ignores imports within a unit, of packages, and by tests and fixtures", () => {
    const debit = 'import { z } from "zod";\nimport { W } from "../../modules/wallet";\nimport { c } from "./credit";';
    const files = { "workflows/wallet/debit.ts": debit, "workflows/wallet/credit.ts": 'import "./debit";' };
    const tests = {
      "workflows/wallet/debit.test.ts": 'import "../order/place";',
      "workflows/wallet/a.fixture.ts": 'import "../order/place";',
    };
    expect(cycles({ ...ends, ...files, ...tests })).toEqual([]);
  });
});
