import { ApiError } from "./api-error";
import { isRecord } from "./records";

type Asked = {
  method: string;
  /** Null leaves a header out that is sent by itself: the token's. */
  headers?: Record<string, string | null>;
  /** A form as it is, anything else as JSON. */
  body?: object | undefined;
};

/**
 * The way to this API: the token travels raw, without `Bearer`, and a refusal keeps its status and whole body (with it
 * the quote of changed prices). An answer that is not JSON comes as a Blob. The engine's own client is made otherwise in
 * all of these, and weighs 3 kB more (gzip).
 */
export class ShopClient {
  constructor(
    /** Where the API lives, without a slash at its end. */
    private readonly base: string,
    private readonly token: () => string | null,
  ) {}

  async fetch<Answer = unknown>(path: string, { method, headers: asked = {}, body }: Asked): Promise<Answer> {
    const headers = new Headers({ Accept: "application/json" });
    // A form's type carries the boundary that the browser draws.
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
