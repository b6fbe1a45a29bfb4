import { ApiError } from "./api-error";
import { isRecord } from "./records";

type Asked = {
  method: string;
  /** Null omits a header that is sent by default: the token's. */
  headers?: Record<string, string | null>;
  /** A form is sent as it is, anything else as JSON. */
  body?: object | undefined;
};

/**
 * The client of this API: the token is sent raw, without `Bearer`, and errors keep their status and whole body (with it
 * the quote of changed prices). Responses other than JSON are returned as a Blob. The engine's own client differs in all
 * of these, and weighs 3 kB more (gzip).
 */
export class ShopClient {
  constructor(
    /** The API's URL, without a trailing slash. */
    private readonly base: string,
    private readonly token: () => string | null,
  ) {}

  async fetch<Answer = unknown>(path: string, { method, headers: asked = {}, body }: Asked): Promise<Answer> {
    const headers = new Headers({ Accept: "application/json" });
    // The browser sets a form's content type with its boundary.
    const isForm = body instanceof FormData;
    if (body && !isForm) headers.set("Content-Type", "application/json");
    for (const [name, value] of Object.entries({ Authorization: this.token(), ...asked })) {
      if (value !== null) headers.set(name, value);
    }
    const answer = await fetch(this.base + path, {
      method,
      headers,
      body: isForm ? body : body && JSON.stringify(body),
    }).catch(() => Promise.reject(new ApiError(0, "", null)));
    if (answer.ok && !isJson(answer)) return (await answer.blob()) as Answer;
    const said: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new ApiError(answer.status, messageIn(said), said);
    return said as Answer;
  }
}

const isJson = (answer: Response) => answer.headers.get("content-type")?.includes("json") ?? true;

const messageIn = (body: unknown): string => (isRecord(body) && typeof body.message === "string" ? body.message : "");
