/** Where the run's setup leaves the tokens for the processes that walk the stories. */
export const tokenVariables = {
  administrator: "HAAT_E2E_ADMINISTRATOR",
  "catalogue editor": "HAAT_E2E_EDITOR",
} as const;

function tokenOf(account: keyof typeof tokenVariables): string {
  const token = process.env[tokenVariables[account]];
  if (!token) throw new Error(`The run's setup has logged no ${account} in.`);
  return token;
}

/** The token of the demo's first administrator, logged in once for the whole run. */
export const administratorToken = (): string => tokenOf("administrator");

/** The same of the demo's catalogue editor, who keeps the catalogue and nothing else. */
export const editorToken = (): string => tokenOf("catalogue editor");
