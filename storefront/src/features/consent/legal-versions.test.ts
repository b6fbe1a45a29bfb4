import { createHash } from "node:crypto";
import { legalVersions } from "@haat/api-contract/consent/versions";
import type { Policy } from "@haat/api-contract/settings/schemas";
import { privacyParts } from "../../routes/privacy-policy";
import { termsParts } from "../../routes/terms";

/** Any figures: they are the shop's settings, not part of the text. */
const policy = { buyerAge: 18, courtCity: "New Delhi" } as Policy;

const hashOf = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

/** A text that changes gets a new version and a new line here: what shoppers agreed to before stays known. */
const texts = {
  privacy: { "2026-11-28": "46b8d1b03604d78a", "2026-11-29": "03a5aa1eedc49667" },
  terms: { "2026-11-28": "fe81581e39746b68" },
};

it("a text that has changed has a version of its own", () => {
  expect(texts.privacy).toMatchObject({ [legalVersions.privacy]: hashOf(privacyParts()) });
  expect(texts.terms).toMatchObject({ [legalVersions.terms]: hashOf(termsParts(policy)) });
});
