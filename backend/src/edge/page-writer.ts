import type { IncomingMessage, ServerResponse } from "node:http";
import type { BuiltPage } from "../pages/built-page";

/** Writes the page that belongs to a path, or leaves it to be sent as it was built. Answers whether it sees to it. */
export type PageWriter = (req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage) => boolean;

let writer: PageWriter = () => false;

export function registerPageWriter(registered: PageWriter): void {
  writer = registered;
}

export const writesPage: PageWriter = (req, res, path, page) => writer(req, res, path, page);
