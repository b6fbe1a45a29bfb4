import { PassThrough, type Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { S3FileService } from "@medusajs/file-s3/dist/services/s3-file";
import type {
  FileTypes,
  Logger,
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderGetFileDTO,
  ProviderGetPresignedUploadUrlDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import type { S3 } from "#config/parse-environment";
import { isPrivate, keyFor, requireKey } from "#files/file-key";
import { decodeContent, isShown, typeOf } from "#files/file-type";
import { linkLastsSeconds } from "#files/private-link";

/**
 * Stores files in an S3 bucket whose policy opens only `public/`. Extends the engine's own provider, but names, serves
 * and deletes files differently: the engine's adds a timestamp to every name, so that a picture's copies could not be
 * found by name; serves files with the sender's content type; and hides a failed deletion.
 */
export class BucketFileService extends S3FileService {
  static override identifier = "s3";

  constructor(
    container: { logger: Logger },
    private readonly bucket: S3,
  ) {
    const { endpoint } = bucket;
    super(container, {
      file_url: bucket.fileUrl,
      access_key_id: bucket.accessKeyId,
      secret_access_key: bucket.secretAccessKey,
      region: bucket.region,
      bucket: bucket.bucket,
      ...(endpoint ? { endpoint } : {}),
      additional_client_config: {
        // Otherwise upload links are signed with the checksum of an empty body, and some S3 servers do not support
        // checksums.
        requestChecksumCalculation: "WHEN_REQUIRED",
        // MinIO and most other S3 servers do not support bucket host names.
        ...(endpoint ? { forcePathStyle: true } : {}),
      },
    });
  }

  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    const key = keyFor(file);
    const Body = decodeContent(file.content, file.mimeType);
    await this.client_.send(new PutObjectCommand({ ...this.place(key), ...headersOf(key), Body }));
    return { key, url: this.address(key) };
  }

  /** For files that the engine writes as a stream, such as an export. */
  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const key = keyFor(file);
    const kept = { key, url: this.address(key) };
    const writeStream = new PassThrough();
    const params = { ...this.place(key), ...headersOf(key), Body: writeStream };
    const promise = new Upload({ client: this.client_, params }).done().then(() => kept);
    return { writeStream, promise, url: kept.url, fileKey: key };
  }

  /** Always private: a file that bypasses the shop has whatever type its sender chose. */
  override async getPresignedUploadUrl({ filename }: ProviderGetPresignedUploadUrlDTO): Promise<ProviderFileResultDTO> {
    const key = keyFor({ filename });
    return { key, url: await this.signed(new PutObjectCommand(this.place(key))) };
  }

  /** One by one: S3 deletes at most a thousand files per request, and not every S3 server supports bulk deletes. */
  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    await Promise.all(
      [files].flat().map(({ fileKey }) => this.client_.send(new DeleteObjectCommand(this.place(fileKey)))),
    );
  }

  override async getPresignedDownloadUrl({ fileKey }: ProviderGetFileDTO): Promise<string> {
    if (!isPrivate(fileKey)) return this.address(fileKey);
    return this.signed(new GetObjectCommand(this.place(fileKey)));
  }

  override async getDownloadStream({ fileKey }: ProviderGetFileDTO): Promise<Readable> {
    return super.getDownloadStream({ fileKey: requireKey(fileKey) });
  }

  override async getAsBuffer({ fileKey }: ProviderGetFileDTO): Promise<Buffer> {
    return super.getAsBuffer({ fileKey: requireKey(fileKey) });
  }

  private place(key: string) {
    return { Bucket: this.bucket.bucket, Key: requireKey(key) };
  }

  private address(key: string): string {
    return `${this.bucket.fileUrl}/${requireKey(key)}`;
  }

  private async signed(command: GetObjectCommand | PutObjectCommand): Promise<string> {
    const link = await getSignedUrl(this.client_, command, { expiresIn: linkLastsSeconds });
    const { signedUrl, endpoint, bucket } = this.bucket;
    // The proxy there forwards requests as if they had been sent to the endpoint, for which they are signed.
    return signedUrl && endpoint ? link.replace(`${endpoint}/${bucket}/`, `${signedUrl}/`) : link;
  }
}

/** The same headers as `edge/media` sends for files on disk. No ACL: only the policy decides what is public. */
const headersOf = (key: string) => ({
  ContentType: typeOf(key),
  CacheControl: isPrivate(key) ? "private, no-store" : "public, max-age=31536000, immutable",
  ...(isShown(key) ? {} : { ContentDisposition: "attachment" }),
});
