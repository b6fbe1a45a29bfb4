import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { openRelations } from "./asked-fields";
import { engineColumns, engineRelations } from "./engine-fields";

const fromHere = createRequire(__filename);
/** The folder that contains the engine's packages. */
const packages = path.resolve(fromHere.resolve("@medusajs/product"), "../../..");

type Link = {
  extends?: { fieldAlias?: object; relationship: { alias: string } }[];
  relationships?: { alias: string }[];
};

/** The GraphQL schema of each of the engine's modules. */
function schemas(): string[] {
  const names = readdirSync(packages).filter((name) => existsSync(path.join(packages, name, "dist", "models")));
  return names.flatMap((name) => {
    const service = fromHere(`@medusajs/${name}`).default?.service;
    const schema: unknown = service?.prototype.__joinerConfig?.call(service.prototype).schema;
    return typeof schema === "string" ? [schema] : [];
  });
}

/** Every field of every type, with the type it refers to. */
function fieldsOf(text: string): { of: string; name: string; leadsTo: string }[] {
  return [...text.matchAll(/\btype (\w+)[^{]*\{([^}]*)\}/g)].flatMap(([, of = "", body = ""]) =>
    [...body.matchAll(/^\s*(\w+)(?:\([^)]*\))?\s*:\s*\[?(\w+)/gm)].map(([, name = "", leadsTo = ""]) => ({
      of,
      name,
      leadsTo,
    })),
  );
}

function linkNames(): string[] {
  const definitions = fromHere(path.join(packages, "link-modules", "dist", "definitions"));
  return Object.values<Link>(definitions).flatMap((link) => [
    ...(link.extends ?? []).flatMap((one) => [...Object.keys(one.fieldAlias ?? {}), one.relationship.alias]),
    ...(link.relationships ?? []).map(({ alias }) => alias),
  ]);
}

const fields = schemas().flatMap(fieldsOf);
const types = new Set(fields.map(({ of }) => of));
const relations = new Set([
  ...fields.filter(({ leadsTo }) => types.has(leadsTo)).map(({ name }) => name),
  ...linkNames(),
]);
const columns = fields.map(({ name }) => name).filter((name) => !relations.has(name));

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe("the engine's relations and values", () => {
  it("are read from its packages", () => {
    expect(types.size).toBeGreaterThan(100);
    expect([...relations]).toEqual(expect.arrayContaining(["customer", "api_keys_link", "auth_identity"]));
  });

  // @spec read-engine-admin-follows
  it("contain no relation that is not listed: a new one stays closed until it is", () => {
    expect(sorted(engineRelations)).toEqual(sorted(relations));
  });

  it("contain no value that is not listed", () => {
    expect(sorted(engineColumns)).toEqual(sorted(columns));
  });

  it("include every relation that is open", () => {
    expect([...openRelations.keys()].filter((name) => !relations.has(name))).toEqual([]);
  });

  it("are closed unless opened, including new ones", () => {
    const closed = sorted(relations).filter((name) => !openRelations.has(name));
    expect(closed).toEqual(
      `account_holder account_holder_link account_holders api_key api_keys_link application_method auth_identity
       budget buy_rules campaign cart cart_items cart_link carts customer_link fulfillment_link
       fulfillment_provider_link fulfillment_set_link invite invites_link locale locations_link method_buy_rules
       method_target_rules order_link payment_collection_link payment_collections_link payment_provider_link
       policies policy price_set_link products_link promotion promotion_link promotion_rule provider_identities
       publishable_api_keys rbac_role rbac_roles rbac_roles_link region_link return_fulfillment_link return_link
       return_order role sales_channels_link shipping_option_link shipping_profiles_link target_rules translations
       usages users_link variant_link`.split(/\s+/),
    );
  });
});
