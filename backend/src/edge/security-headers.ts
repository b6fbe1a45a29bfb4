import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../config/parse-environment";
import type { Zone } from "./zone";

type Directives = Record<string, string[]>;

const nothing: Directives = { "default-src": ["'none'"], "base-uri": ["'none'"], "form-action": ["'none'"] };

/** Where pictures may lie besides this origin. */
const pictureOrigins = ({ mediaUrl, s3 }: Config) =>
  [mediaUrl, s3?.fileUrl].filter((url) => url !== undefined && url !== "").map((url) => new URL(String(url)).origin);

function pages(config: Config): Directives {
  const pictures = ["'self'", "data:", "blob:", ...pictureOrigins(config)];
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": pictures,
    "media-src": pictures,
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
}

/**
 * Where Google's login button comes from. Its frame and its script are let in only where a shop uses it, and its window
 * may answer the page that opened it.
 */
const google = "https://accounts.google.com/gsi/";

const withGoogle = (directives: Directives, config: Config): Directives =>
  config.google
    ? {
        ...directives,
        "script-src": ["'self'", `${google}client`],
        "style-src": ["'self'", `${google}style`],
        "connect-src": ["'self'", google],
        "frame-src": [google],
      }
    : directives;

/** The engine's admin, the components that our back office takes from it, and Swagger UI write style elements as they run. */
const withInlineStyles = (directives: Directives): Directives => ({
  ...directives,
  "style-src": ["'self'", "'unsafe-inline'"],
});

/** `medusa develop` serves the admin through Vite, with an inline preamble and a socket. */
const inDevelopment = (directives: Directives): Directives =>
  process.env.NODE_ENV === "development"
    ? { ...directives, "script-src": ["'self'", "'unsafe-inline'"], "connect-src": ["'self'", "ws:"] }
    : directives;

function directivesOf(zone: Zone, config: Config): Directives {
  switch (zone) {
    case "storefront":
      return withGoogle(pages(config), config);
    case "seller-portal":
      return pages(config);
    case "docs":
    case "dashboard":
      return withInlineStyles(pages(config));
    case "admin-app":
      return inDevelopment(withInlineStyles(pages(config)));
    case "dev":
      return { ...nothing, "style-src": ["'unsafe-inline'"], "form-action": ["'self'"] };
    default:
      return nothing;
  }
}

/** Runs helmet once, so that a request only copies what it decided. */
function headersOf(zone: Zone, config: Config): string[] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directivesOf(zone, config), "frame-ancestors": ["'none'"], "object-src": ["'none'"] },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // Behind plain HTTP, as the demo runs, a browser ignores it; in production it belongs to the certificate's owner.
    strictTransportSecurity: config.mode === "production",
  })(req, res, () => undefined);
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** The security headers of a zone, names and values in turn: policy, nosniff, referrer policy, frame ban. */
export function securityHeaders(config: Config): (zone: Zone) => readonly string[] {
  const made = new Map<Zone, string[]>();
  return (zone) => {
    let headers = made.get(zone);
    if (!headers) {
      headers = headersOf(zone, config);
      made.set(zone, headers);
    }
    return headers;
  };
}
