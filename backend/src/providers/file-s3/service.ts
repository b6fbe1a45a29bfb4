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
 * Files in an S3 bucket, whose policy opens `public/` and nothing else: the engine's own provider but for how files are
 * named, served and taken away. It marks every name with a time, so that a picture's copies could not be found by
 * theirs, serves files as what their sender says, and keeps silent about one that it could not delete.
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
        // Otherwise links to upload by are signed for the checksum of nothing, and some kinds of bucket know none.
        requestChecksumCalculation: "WHEN_REQUIRED",
        // MinIO and most stand-ins know no bucket host names.
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

  /** What the engine writes piece by piece, such as an export. */
  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const key = keyFor(file);
    const kept = { key, url: this.address(key) };
    const writeStream = new PassThrough();
    const params = { ...this.place(key), ...headersOf(key), Body: writeStream };
    const promise = new Upload({ client: this.client_, params }).done().then(() => kept);
    return { writeStream, promise, url: kept.url, fileKey: key };
  }

  /** Always for a private file: what comes past the shop is of whatever type its sender says. */
  override async getPresignedUploadUrl({ filename }: ProviderGetPresignedUploadUrlDTO): Promise<ProviderFileResultDTO> {
    const key = keyFor({ filename });
    return { key, url: await this.signed(new PutObjectCommand(this.place(key))) };
  }

  /** One by one: a bucket takes a thousand at once at most, and not every kind of bucket takes them so. */
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
    // The proxy there passes requests on as if they had come to the endpoint, for whose address they are signed.
    return signedUrl && endpoint ? link.replace(`${endpoint}/${bucket}/`, `${signedUrl}/`) : link;
  }
}

/** As `edge/media` serves files from the disk. No access list: the policy alone says what is open. */
const headersOf = (key: string) => ({
  ContentType: typeOf(key),
  CacheControl: isPrivate(key) ? "private, no-store" : "public, max-age=31536000, immutable",
  ...(isShown(key) ? {} : { ContentDisposition: "attachment" }),
});
