import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { Config } from "../config/parse-environment";
import { settleAuthorization } from "../http/authorization";
import { findCall } from "../http/find-call";
import { tokenRenewal } from "../http/renew-token";
import { log } from "../log/log";
import { crossOrigin } from "./cross-origin";
import { answerEarly, answersPageWarm, answerWarm, writesPage } from "./early-answers";
import { headOf, putHead } from "./head";
import { malformed } from "./malformed";
import { media } from "./media";
import { refuse } from "./refuse";
import { identify, logRequest } from "./request-log";
import { serveApp } from "./serve-app";
import { apiBase, isAsset, isEngineStore, pathOf, type Zone, zoneOf } from "./zone";

/**
 * What runs before the engine's Express for every request, and instead of it for every path that is not the engine's.
 */
export function edge(config: Config, engine: RequestListener): RequestListener {
  const head = headOf(config);
  const { mode } = config;
  const serveStorefront = serveApp({ name: "storefront", dist: config.storefrontDist, mode, writes: writesPage });
  const serveSellerPortal = serveApp({ name: "seller portal", dist: config.sellerPortalDist, mode });
  const serveDashboard = serveApp({ name: "back office", dist: config.dashboardDist, mode });
  const serveEngineAdmin = serveApp({ name: "engine admin", dist: config.engineAdminDist, base: "/app", mode });
  const serveMedia = media(config);
  const renew = tokenRenewal({ current: config.jwtSecret, previous: config.previousJwtSecrets });

  const answer = (req: IncomingMessage, res: ServerResponse, path: string, zone: Zone): unknown => {
    const fault = malformed(req, path);
    if (fault) return refuse(res, fault.status, fault.message);
    if (zone === "closed" && !(config.engineStoreOpen && isEngineStore(path)))
      return refuse(res, 404, serviceMessages.notFound);
    const api = zone === "api" || zone === "docs";
    if (api && crossOrigin(req, res, config.corsOrigins)) return;
    if (answerEarly(req, res)) return;
    if (zone === "storefront") return serveStorefront(req, res, path);
    if (zone === "seller-portal") return serveSellerPortal(req, res, path);
    if (zone === "dashboard") return serveDashboard(req, res, path);
    if (zone === "admin-app") return serveEngineAdmin(req, res, path);
    if (zone === "media") return serveMedia(req, res, path);
    if (api) {
      // Unknown paths end here: the engine would cache each of them for the life of the process.
      if (!isCall(req.method ?? "", path)) return refuse(res, 404, serviceMessages.notFound);
      res.setHeader("Cache-Control", req.headers.authorization ? "private, no-store" : "no-cache");
    }
    // Nobody has a session here, and the engine would look one up.
    delete req.headers.cookie;
    withoutSignature(res);
    return engine(req, res);
  };

  return (req, res) => {
    const path = pathOf(req.url ?? "/");
    const zone = zoneOf(path);
    const id = identify(req);
    const common = head(isAsset(path) ? "media" : zone, id);
    logRequest(req, res, { id, path, zone });
    try {
      settleAuthorization(req, renew);
      // Callers from another origin need the CORS headers to read the answer.
      if (zone === "api" && req.headers.origin === undefined && answerWarm(req, res, common)) return;
      if (zone === "storefront" && answersPageWarm(req, res, common, () => serveStorefront.etagAt(path))) return;
      putHead(res, common);
      answer(req, res, path, zone);
    } catch (error) {
      log.error({ err: error, id }, "Edge request failed");
      if (res.headersSent) return;
      putHead(res, common);
      refuse(res, 500, serviceMessages.unexpected);
    }
  };
}

const isCall = (method: string, path: string) =>
  path.slice(0, apiBase.length).toLowerCase() === apiBase &&
  findCall(method, path.slice(apiBase.length) || "/") !== null;

/** Express would add `X-Powered-By` to every answer; nobody needs to know what the shop runs on. */
function withoutSignature(res: ServerResponse): void {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => (name === "X-Powered-By" ? res : setHeader(name, value));
}
