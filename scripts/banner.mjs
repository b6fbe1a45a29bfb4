/**
 * The terminal's banner once the shop is open.
 *
 * @param {{ mode: "demo" | "production", port: number, accounts: Record<string, { email: string, password: string }>,
 * dataDir: string }} shop
 */
export function banner({ mode, port, accounts, dataDir }) {
  const origin = `http://localhost:${port}`;
  const addresses = [
    ["Shop", origin],
    ["Back office", `${origin}/adminlogin`],
    ["Engine admin", `${origin}/app`],
    ["API", `${origin}/api/v1/docs`],
    ...(mode === "demo" ? [["Outbox", `${origin}/dev/outbox`]] : []),
  ];
  const lines = [`Haat is running${mode === "demo" ? " (demo)" : ""}.`, "", ...columns(addresses)];
  if (mode === "demo") {
    const rows = Object.entries(accounts).map(([role, { email, password }]) => [
      capitalised(role),
      `${email} / ${password}`,
    ]);
    lines.push(
      "",
      ...columns([...rows, ["Customer", "sign up with any email or mobile number; the code is in the outbox"]]),
    );
    lines.push("", `Data is stored in ${dataDir}; "npm run reset" deletes it.`);
  }
  lines.push("Press Ctrl-C to stop.");
  const width = Math.max(...lines.map((line) => line.length)) + 4;
  const rule = "─".repeat(width);
  return ["", rule, ...lines.map((line) => `  ${line}`.trimEnd()), rule, ""].join("\n");
}

/** @param {string[][]} rows */
function columns(rows) {
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return rows.map(([name = "", text]) => `${name.padEnd(width)}  ${text}`);
}

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);
