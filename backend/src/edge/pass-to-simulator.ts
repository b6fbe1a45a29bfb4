import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { gatewayNames } from "@haat/api-contract/payment/words";
import type { Config } from "../config/parse-environment";
import type { EarlyAnswer } from "./early-answers";
import { refuse } from "./refuse";

const place = /^\/dev\/gateway(\/[^?]*)?(?:\?|$)/i;
/**
 * A sheet's files and its few calls, by exact name: the simulator resolves `..` and its spelling `%2e`, so a looser
 * rule would open its control API or the gateways' own API.
 */
const sheets = new RegExp(`^/sheet/(?:${gatewayNames.join("|")})/[a-z0-9]+(?:\\.js|\\.css)?$`);
const control = /^\/simulator(?:\/[a-z]+)+$/;

type ReportFault = (req: IncomingMessage, res: ServerResponse, error: unknown) => void;

/** Proxies `/dev/gateway` of a demo shop to its gateway simulator. In production the path does not exist. */
export function passToSimulator(
  config: () => Config,
  simulatorUrl: () => Promise<string | null>,
  reportFault: ReportFault,
): EarlyAnswer {
  const isOpen = (path: string) => {
    const simulator = config().gatewaySimulator;
    return simulator !== undefined && (sheets.test(path) || (simulator.hasControl && control.test(path)));
  };
  return (req, res) => {
    const match = place.exec(req.url ?? "");
    if (!match) return false;
    const path = match[1] ?? "/";
    if (!isOpen(path)) {
      refuse(res, 404, "Not found.");
      return true;
    }
    pass(req, res, path, simulatorUrl).catch((error) => {
      reportFault(req, res, error);
      if (res.headersSent) res.destroy();
      else refuse(res, 503, "The payment simulator is not available.");
    });
    return true;
  };
}

async function pass(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  simulatorUrl: () => Promise<string | null>,
) {
  const url = await simulatorUrl();
  if (url === null) throw new Error("This process can't reach the gateway simulator");
  const { "content-type": type = "application/json" } = req.headers;
  const asked = request(`${url}${path}`, { method: req.method ?? "GET", headers: { "Content-Type": type } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve).on("error", reject);
  });
  const [answer] = await Promise.all([answered, pipeline(req, asked)]);
  res.writeHead(answer.statusCode ?? 502, {
    "Content-Type": answer.headers["content-type"] ?? "application/json",
    "Cache-Control": "no-store",
  });
  await pipeline(answer, res);
}
