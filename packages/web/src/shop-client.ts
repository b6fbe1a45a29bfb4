import { Client, type ClientFetch } from "@medusajs/js-sdk";
import { ApiError } from "./api-error";
import { isRecord } from "./records";

/**
 * The engine's client with two differences: the token is sent raw, without `Bearer`, and errors keep their status and
 * whole body (the engine's own error drops the body, and with it the quote of changed prices). Responses other than
 * JSON are returned as a Blob.
 */
export class ShopClient extends Client {
  /** `base` is the API's URL, without a trailing slash. */
  constructor(
    private readonly base: string,
    token: () => string | null,
  ) {
    // The session owns the value in local storage, so that screens can follow it; the client only reads it.
    const storage = { getItem: token, setItem: () => undefined, removeItem: () => undefined };
    super({ baseUrl: base, auth: { type: "jwt", jwtTokenStorageMethod: "custom", storage } });
  }

  protected override async getJwtHeader_() {
    const token = await this.getToken();
    return token ? { Authorization: token } : {};
  }

  /** Like in the engine's client, a header that the caller sets to null is omitted. */
  protected override initClient(): ClientFetch {
    return async (input, init) => {
      const headers = new Headers({ Accept: "application/json" });
      const body = bodyOf(init?.body);
      // The browser sets a form's content type with its boundary.
      if (typeof body === "string") headers.set("Content-Type", "application/json");
      for (const [name, value] of Object.entries({ ...(await this.getJwtHeader_()), ...init?.headers })) {
        if (typeof value === "string") headers.set(name, value);
        else headers.delete(name);
      }
      const send = () =>
        fetch(`${this.base}${String(input)}`, { method: init?.method ?? "GET", headers, body }).catch(() =>
          Promise.reject(new ApiError(0, "", null)),
        );
      let answer = await send();
      if (answer.status === 428) answer = await withProof(answer, headers, send);
      if (answer.ok && !isJson(answer)) return (await answer.blob()) as never;
      const said: unknown = await answer.json().catch(() => null);
      if (!answer.ok) throw new ApiError(answer.status, messageIn(said), said);
      return said as never;
    };
  }
}

/**
 * Repeats a request that the server wants a proof of work for; without one that can be solved here, the refusal stays.
 */
async function withProof(refusal: Response, headers: Headers, send: () => Promise<Response>): Promise<Response> {
  const said: unknown = await refusal.clone().json();
  const { solve } = await import("./proof-of-work");
  const proof = isRecord(said) ? await solve(said.puzzle) : null;
  if (!proof) return refusal;
  headers.set("X-Proof-Of-Work", proof);
  return send();
}

function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

const isJson = (answer: Response) => answer.headers.get("content-type")?.includes("json") ?? true;

const messageIn = (body: unknown): string => (isRecord(body) && typeof body.message === "string" ? body.message : "");
