import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../config/parse-environment";
import { gateways as gatewayByName } from "../gateways/gateways";
import { type GatewaysOnPages, gatewaysOnPages } from "./gateways-on-pages";
import type { Zone } from "./zone";

type Directives = Record<string, readonly string[]>;

const nothing: Directives = { "default-src": ["'none'"], "base-uri": ["'none'"], "form-action": ["'none'"] };

/** Where pictures may be besides this origin. */
const pictureOrigins = ({ mediaUrl, s3 }: Config) =>
  [mediaUrl, s3?.fileUrl].filter((url) => url !== undefined && url !== "").map((url) => new URL(String(url)).origin);

function pages(config: Config): Directives {
  const pictures = ["'self'", "data:", "blob:", ...pictureOrigins(config)];
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": pictures,
    // A product's video may be on any host.
    "media-src": ["'self'", "data:", "blob:", "https:", ...pictureOrigins(config)],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
}

/**
 * Where Google's login button comes from. Its frame and script are allowed only if a shop uses it, and its window may
 * talk to the page that opened it.
 */
const google = "https://accounts.google.com/gsi/";

const googleSources: Directives = {
  "script-src": [`${google}client`],
  "style-src": [`${google}style`],
  "connect-src": [google],
  "frame-src": [google],
};

/** Shoppers' pages, with what is allowed besides: Google's login button, and the gateways that are on. */
function storefront(config: Config, gateways: GatewaysOnPages): Directives {
  const directives: Directives = { ...pages(config), "worker-src": ["'self'"] };
  for (const more of [
    ...(config.google ? [googleSources] : []),
    ...gateways.map((name) => gatewayByName[name].pageSources),
  ])
    for (const [name, sources] of Object.entries(more)) directives[name] = [...(directives[name] ?? []), ...sources];
  return directives;
}

/**
 * The engine's admin, the components that our back office takes from it, and Swagger UI write style elements at run
 * time.
 */
const withInlineStyles = (directives: Directives): Directives => ({
  ...directives,
  "style-src": ["'self'", "'unsafe-inline'"],
});

function directivesOf(zone: Zone, config: Config, gateways: GatewaysOnPages): Directives {
  switch (zone) {
    case "storefront":
      return storefront(config, gateways);
    case "seller-portal":
      return pages(config);
    case "docs":
    case "dashboard":
    case "admin-app":
      return withInlineStyles(pages(config));
    case "dev":
      return { ...nothing, "style-src": ["'unsafe-inline'"], "form-action": ["'self'"] };
    default:
      return nothing;
  }
}

/** Runs helmet once, so that a request only copies its result. */
function headersOf(zone: Zone, config: Config, gateways: GatewaysOnPages): string[] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directivesOf(zone, config, gateways), "frame-ancestors": ["'none'"], "object-src": ["'none'"] },
    },
    // Windows of Google and of banks talk to the page that opened them.
    crossOriginOpenerPolicy: { policy: zone === "storefront" ? "same-origin-allow-popups" : "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // Over plain HTTP, as in the demo, browsers ignore HSTS; in production it is the decision of the certificate's
    // owner.
    strictTransportSecurity: config.mode === "production",
  })(req, res, () => undefined);
  return Object.entries(res.getHeaders())
    .filter(([name]) => zone !== "media" || ofFiles.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Browsers read the other headers in documents only. A page loads some sixty files, and over HTTP/1.1 each of them
 * would repeat 350 bytes.
 */
const ofFiles = new Set([
  "content-security-policy",
  "cross-origin-resource-policy",
  "strict-transport-security",
  "x-content-type-options",
]);

/**
 * The security headers of a zone, names and values alternating: policy, nosniff, referrer policy, frame ban. Those of
 * `media` are for all files that are not documents.
 */
export function securityHeaders(config: Config): (zone: Zone) => readonly string[] {
  const made = new Map<Zone, { gateways: GatewaysOnPages; headers: string[] }>();
  const gatewaysNow = gatewaysOnPages(config);
  return (zone) => {
    // Returns the same array until something changes, so that callers can compare by identity.
    const gateways = zone === "storefront" ? gatewaysNow() : none;
    let known = made.get(zone);
    if (known?.gateways !== gateways) {
      known = { gateways, headers: headersOf(zone, config, gateways) };
      made.set(zone, known);
    }
    return known.headers;
  };
}

const none: GatewaysOnPages = [];
