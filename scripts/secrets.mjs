import { runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { writeSecrets } from "./write-secrets.mjs";

await runScript(async () => {
  const { written, kept } = await writeSecrets(root);
  if (written.length > 0) console.log(`Drawn and written into .env: ${written.join(", ")}.`);
  if (kept.length > 0) console.log(`Kept as they are: ${kept.join(", ")}.`);
  return 0;
});
