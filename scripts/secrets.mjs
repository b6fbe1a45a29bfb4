import { runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { writeSecrets } from "./write-secrets.mjs";

/** What to do about a replaced value that a shop was running on. @type {Record<string, string>} */
const consequences = {
  POSTGRES_PASSWORD:
    "The database keeps its old password: change it there too (ALTER USER), or restore the previous value.",
  JWT_SECRET:
    "Everyone has to log in again. If there was no ENCRYPTION_KEY before, put the previous value into PREVIOUS_ENCRYPTION_KEYS, and run npm run reseal (docs/operations.md).",
  ENCRYPTION_KEY: "Put the previous value into PREVIOUS_ENCRYPTION_KEYS, and run npm run reseal (docs/operations.md).",
};

await runScript(async () => {
  const { written, kept, replaced, before } = await writeSecrets(root);
  if (written.length > 0) console.log(`Generated and written to .env: ${written.join(", ")}.`);
  if (before) console.log(`The previous values are in ${before}, in case an existing shop needs them.`);
  for (const name of replaced) if (consequences[name]) console.log(`${name}: ${consequences[name]}`);
  if (kept.length > 0) console.log(`Unchanged: ${kept.join(", ")}.`);
  return 0;
});
