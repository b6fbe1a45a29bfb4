import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#1c1917}
body{min-height:100vh;margin:0;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:1.5rem;box-sizing:border-box;text-align:center}
h1{margin:0;font-size:1.375rem;text-wrap:balance}
code{white-space:nowrap}
p{margin:0;max-width:26rem;color:#57534e}
i{width:2rem;height:2rem;border:3px solid #e7e5e4;border-top-color:#c2410c;border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){i{animation:none}}
@media (prefers-color-scheme:dark){:root{background:#1c1917;color:#fafaf9}p{color:#a8a29e}i{border-color:#44403c;border-top-color:#fb923c}}
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  ...["object-src", "base-uri", "form-action", "frame-ancestors"].map((directive) => `${directive} 'none'`),
].join("; ");

/** The placeholder for an app that is not built yet: on the first start the shop is served before the rest is built. */
const pageOf = (name: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>The ${name} is being built</title>
<style>${style}</style>
</head>
<body>
<i aria-hidden="true"></i>
<h1>The ${name} is being built</h1>
<p>This page opens automatically once it is ready. If it takes several minutes, check the shop's terminal or run <code>npm run build</code> there.</p>
</body>
</html>
`;

/** Answers 503 and reloads after three seconds. */
export function sendUnbuilt(res: ServerResponse, name: string): void {
  const page = pageOf(name);
  res.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "Retry-After": "3",
  });
  res.end(page);
}
