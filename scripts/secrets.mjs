import { runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { writeSecrets } from "./write-secrets.mjs";

/** What a shop that ran on the value before has to do about its new one. @type {Record<string, string>} */
const consequences = {
  POSTGRES_PASSWORD: "The database keeps its password: change it there too (ALTER USER), or put the value before back.",
  JWT_SECRET: "Everybody has to log in again; without an ENCRYPTION_KEY before, sealed keys must be entered again.",
  ENCRYPTION_KEY: "Gateways' keys and sellers' account numbers were sealed by the value before: enter them again.",
};

await runScript(async () => {
  const { written, kept, replaced, before } = await writeSecrets(root);
  if (written.length > 0) console.log(`Drawn and written into .env: ${written.join(", ")}.`);
  if (before) console.log(`A shop that ran on the values before needs them: they are in ${before}.`);
  for (const name of replaced) if (consequences[name]) console.log(`${name}: ${consequences[name]}`);
  if (kept.length > 0) console.log(`Kept as they are: ${kept.join(", ")}.`);
  return 0;
});
