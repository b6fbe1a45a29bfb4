import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const worthCompressing = 1024;

export type Encoding = "identity" | "gzip" | "br";

const compress: Record<Exclude<Encoding, "identity">, (bytes: Buffer) => Promise<Buffer>> = {
  // Brotli level 4 of 11: nearly as small as the best, in a twentieth of its time.
  br: (bytes) =>
    asBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => asGzip(bytes, { level: 6 }),
};

/** An answer's bytes, its ETag and its compressed forms. Each form is made once, on first request. */
export class FinishedAnswer {
  private readonly forms = new Map<Encoding, Buffer>();
  /** Of the bytes: two answers with the same one are the same. */
  readonly hash: string;

  constructor(body: string) {
    const bytes = Buffer.from(body, "utf8");
    this.forms.set("identity", bytes);
    this.hash = createHash("sha1").update(bytes).digest("base64url");
  }

  /** The bytes of all forms together. */
  get byteLength(): number {
    let sum = 0;
    for (const bytes of this.forms.values()) sum += bytes.length;
    return sum;
  }

  /** Takes the compressed forms of another answer, if it is the same. */
  reuseForms(other: FinishedAnswer): void {
    if (other.hash !== this.hash) return;
    for (const [encoding, bytes] of other.forms) this.forms.set(encoding, bytes);
  }

  /** A strong ETag: forms with different bytes have different tags. */
  etag(encoding: Encoding): string {
    return encoding === "identity" ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
  }

  /** Whether an If-None-Match header contains a tag of this answer, in any form. */
  isKnownBy(ifNoneMatch: string): boolean {
    return (
      ifNoneMatch.trim() === "*" || ifNoneMatch.includes(`"${this.hash}"`) || ifNoneMatch.includes(`"${this.hash}-`)
    );
  }

  /** The best form that an Accept-Encoding header allows. */
  encodingFor(accepted: string | undefined): Encoding {
    if (!accepted || (this.forms.get("identity")?.length ?? 0) < worthCompressing) return "identity";
    if (allows(accepted, "br")) return "br";
    return allows(accepted, "gzip") ? "gzip" : "identity";
  }

  /** The form, if it has been made already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.forms.get(encoding);
  }

  async make(encoding: Encoding): Promise<Buffer> {
    const known = this.forms.get(encoding);
    const identity = this.forms.get("identity");
    if (known || encoding === "identity" || !identity) return known ?? Buffer.alloc(0);
    const bytes = await compress[encoding](identity);
    this.forms.set(encoding, bytes);
    return bytes;
  }
}

const allows = (accepted: string, encoding: string) =>
  accepted.split(",").some((part) => {
    const [name = "", ...rest] = part.split(";");
    return name.trim().toLowerCase() === encoding && !rest.some((one) => /^\s*q=0(\.0*)?\s*$/i.test(one));
  });
