import { z } from "zod";
import type { ApiAnswer, ApiRequest } from "./api";
import { gateways } from "./gateways";
import { refused } from "./sheet-answer";
import { gatewayNames } from "./words";
import type { World } from "./world";

/** The calls of the sheets, below `/sheet`: `/<gateway>/<call>`. */
export function answerSheet(world: World, { method, path, body }: ApiRequest): ApiAnswer {
  const [, name, call = ""] = path.split("/");
  const gateway = gatewayNames.find((one) => one === name);
  const calls = gateway && gateways[gateway].sheetCalls;
  const act = method === "POST" && calls && Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!act) return refused(404, "The sheets know no such call.");
  try {
    return act(world, JSON.parse(body));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return refused(400, "The request is not valid.");
    throw error;
  }
}
