import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type {
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderGetFileDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import { AbstractFileProviderService, MedusaError } from "@medusajs/framework/utils";
import { fileName } from "./file-name";

type Options = { mediaDir: string; mediaUrl: string };

/** Key of a file: `<name>` when anybody may fetch it, `private/<name>` when only the server may read it. */
const keyPattern = /^(private\/)?[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** Files on this machine's disk, for a shop without S3. The edge serves the public ones at `/media/<name>`. */
export class DiskFileService extends AbstractFileProviderService {
  static override identifier = "disk";

  constructor(
    _container: unknown,
    private readonly options: Options,
  ) {
    super();
  }

  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    const content = decode(file.content);
    const name = fileName(path.basename(file.filename), content);
    const key = file.access === "public" ? name : `private/${name}`;
    await this.write(key, content);
    return { key, url: `${this.options.mediaUrl}/media/${name}` };
  }

  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    await Promise.all([files].flat().map(({ fileKey }) => rm(this.locate(fileKey), { force: true })));
  }

  override async getPresignedDownloadUrl({ fileKey }: ProviderGetFileDTO): Promise<string> {
    return `${this.options.mediaUrl}/media/${path.basename(this.locate(fileKey))}`;
  }

  override async getDownloadStream({ fileKey }: ProviderGetFileDTO): Promise<Readable> {
    return createReadStream(this.locate(fileKey));
  }

  override async getAsBuffer({ fileKey }: ProviderGetFileDTO): Promise<Buffer> {
    return readFile(this.locate(fileKey));
  }

  /** Writes beside and renames, so that a file is never seen half written. */
  private async write(key: string, content: Buffer): Promise<void> {
    const target = this.locate(key);
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${randomUUID()}.part`;
    await writeFile(draft, content);
    await rename(draft, target);
  }

  private locate(key: string): string {
    if (!keyPattern.test(key)) throw new MedusaError(MedusaError.Types.INVALID_DATA, "This file name is not valid.");
    // Private files lie outside of what the edge serves.
    return key.startsWith("private/")
      ? path.join(path.dirname(this.options.mediaDir), "private-media", path.basename(key))
      : path.join(this.options.mediaDir, key);
  }
}

/** The engine hands over bytes as base64 or, from its own upload routes, as a binary string. */
function decode(content: string): Buffer {
  const bytes = Buffer.from(content, "base64");
  return bytes.toString("base64") === content ? bytes : Buffer.from(content, "binary");
}
