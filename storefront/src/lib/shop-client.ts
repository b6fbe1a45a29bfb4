import type { ClientFetch } from "@medusajs/js-sdk";
import { Client } from "@medusajs/js-sdk/client";
import { ApiError } from "./api-error";
import { isRecord } from "./records";

/**
 * The engine's client with two habits of this API: the token travels raw, without `Bearer`, and a refusal keeps
 * its status and whole body (the engine's own error drops the body, and with it the quote of changed prices).
 */
export class ShopClient extends Client {
  /** `base` is where the API lives, without a slash at its end. */
  constructor(
    private readonly base: string,
    token: () => string | null,
  ) {
    // The session owns what is in local storage, so that screens can follow it; the client only reads.
    const storage = { getItem: token, setItem: () => undefined, removeItem: () => undefined };
    super({ baseUrl: base, auth: { type: "jwt", jwtTokenStorageMethod: "custom", storage } });
  }

  protected override async getJwtHeader_() {
    const token = await this.getToken();
    return token ? { Authorization: token } : {};
  }

  /** As in the engine's client, a header that the caller sets to null is left out. */
  protected override initClient(): ClientFetch {
    return async (input, init) => {
      const headers = new Headers({ Accept: "application/json" });
      if (init?.body !== undefined) headers.set("Content-Type", "application/json");
      for (const [name, value] of Object.entries({ ...(await this.getJwtHeader_()), ...init?.headers })) {
        if (typeof value === "string") headers.set(name, value);
        else headers.delete(name);
      }
      const answer = await fetch(`${this.base}${String(input)}`, {
        method: init?.method ?? "GET",
        headers,
        body: init?.body === undefined ? undefined : JSON.stringify(init.body),
      }).catch(() => Promise.reject(new ApiError(0, "", null)));
      const body: unknown = await answer.json().catch(() => null);
      if (!answer.ok) throw new ApiError(answer.status, messageIn(body), body);
      return body as never;
    };
  }
}

const messageIn = (body: unknown): string => (isRecord(body) && typeof body.message === "string" ? body.message : "");
