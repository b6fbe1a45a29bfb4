import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type {
  FileTypes,
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderGetFileDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import { AbstractFileProviderService } from "@medusajs/framework/utils";
import { draftOf, dropDraft, finishDraft, writeWhole } from "#files/draft-file";
import { isPrivate, keyFor, publicFolder, requireKey } from "#files/file-key";
import { decodeContent } from "#files/file-type";
import { signLink } from "#files/private-link";

type Options = {
  mediaDir: string;
  privateMediaDir: string;
  mediaUrl: string;
  /** Signs the links of private files. */
  secret: string;
};

/**
 * Stores files on this machine's disk, for a shop without S3. The edge serves public ones at `/media/<name>`, and
 * private ones at `/media/private/<name>` to holders of a signed link.
 */
export class DiskFileService extends AbstractFileProviderService {
  static override identifier = "disk";

  constructor(
    _container: unknown,
    private readonly options: Options,
  ) {
    super();
  }

  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    const key = keyFor(file);
    await writeWhole(await this.placeFor(key), decodeContent(file.content, file.mimeType));
    return { key, url: this.address(key) };
  }

  /** For files that the engine writes as a stream, such as an export. */
  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const key = keyFor(file);
    const target = await this.placeFor(key);
    const draft = draftOf(target);
    const writeStream = createWriteStream(draft);
    const kept = { key, url: this.address(key) };
    const promise = finished(writeStream).then(
      () => finishDraft(draft, target).then(() => kept),
      (error: unknown) => dropDraft(draft).then(() => Promise.reject(error)),
    );
    return { writeStream, promise, url: kept.url, fileKey: key };
  }

  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    await Promise.all([files].flat().map(({ fileKey }) => rm(this.locate(fileKey), { force: true })));
  }

  override async getPresignedDownloadUrl({ fileKey }: ProviderGetFileDTO): Promise<string> {
    const address = this.address(fileKey);
    return isPrivate(fileKey)
      ? `${address}?${signLink(path.basename(fileKey), { secret: this.options.secret })}`
      : address;
  }

  override async getDownloadStream({ fileKey }: ProviderGetFileDTO): Promise<Readable> {
    return createReadStream(this.locate(fileKey));
  }

  override async getAsBuffer({ fileKey }: ProviderGetFileDTO): Promise<Buffer> {
    return readFile(this.locate(fileKey));
  }

  /** A file's URL; a private one also needs a signature. */
  private address(key: string): string {
    return `${this.options.mediaUrl}/media/${requireKey(key).replace(publicFolder, "")}`;
  }

  private async placeFor(key: string): Promise<string> {
    const target = this.locate(key);
    await mkdir(path.dirname(target), { recursive: true });
    return target;
  }

  private locate(key: string): string {
    const { mediaDir, privateMediaDir } = this.options;
    return path.join(isPrivate(requireKey(key)) ? privateMediaDir : mediaDir, path.basename(key));
  }
}
