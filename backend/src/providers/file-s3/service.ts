import { PassThrough, type Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type {
  FileTypes,
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderGetFileDTO,
  ProviderGetPresignedUploadUrlDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import { AbstractFileProviderService } from "@medusajs/framework/utils";
import type { S3 } from "../../config/parse-environment";
import { decodeContent } from "../../files/decode-content";
import { isPrivate, keyFor, requireKey } from "../../files/file-key";
import { isShown, typeOf } from "../../files/file-type";
import { linkLastsSeconds } from "../../files/private-link";

/**
 * Files in an S3 bucket, whose policy opens `public/` and nothing else. The engine's own provider puts its mark into
 * every name, so that a picture's copies could not be found by theirs, and serves files as what their sender says.
 */
export class BucketFileService extends AbstractFileProviderService {
  static override identifier = "s3";
  private readonly client: S3Client;

  constructor(
    _container: unknown,
    private readonly bucket: S3,
  ) {
    super();
    const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Otherwise links to upload by are signed for the checksum of nothing, and some kinds of bucket know none.
      requestChecksumCalculation: "WHEN_REQUIRED",
      // MinIO and most stand-ins know no bucket host names.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
  }

  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    const key = keyFor(file);
    const Body = decodeContent(file.content, file.mimeType);
    await this.client.send(new PutObjectCommand({ ...this.place(key), ...headersOf(key), Body }));
    return { key, url: this.address(key) };
  }

  /** What the engine writes piece by piece, such as an export. */
  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const key = keyFor(file);
    const kept = { key, url: this.address(key) };
    const writeStream = new PassThrough();
    const params = { ...this.place(key), ...headersOf(key), Body: writeStream };
    const promise = new Upload({ client: this.client, params }).done().then(() => kept);
    return { writeStream, promise, url: kept.url, fileKey: key };
  }

  /** Always for a private file: what comes past the shop is of whatever type its sender says. */
  async getPresignedUploadUrl({ filename }: ProviderGetPresignedUploadUrlDTO): Promise<ProviderFileResultDTO> {
    const key = keyFor({ filename });
    return { key, url: await this.signed(new PutObjectCommand(this.place(key))) };
  }

  /** One by one: a bucket takes a thousand at once at most, and not every kind of bucket takes them so. */
  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    await Promise.all(
      [files].flat().map(({ fileKey }) => this.client.send(new DeleteObjectCommand(this.place(fileKey)))),
    );
  }

  override async getPresignedDownloadUrl({ fileKey }: ProviderGetFileDTO): Promise<string> {
    if (!isPrivate(fileKey)) return this.address(fileKey);
    return this.signed(new GetObjectCommand(this.place(fileKey)));
  }

  override async getDownloadStream({ fileKey }: ProviderGetFileDTO): Promise<Readable> {
    return (await this.read(fileKey)) as Readable;
  }

  override async getAsBuffer({ fileKey }: ProviderGetFileDTO): Promise<Buffer> {
    return Buffer.from(await (await this.read(fileKey)).transformToByteArray());
  }

  private async read(key: string) {
    const { Body } = await this.client.send(new GetObjectCommand(this.place(key)));
    if (!Body) throw new Error(`The bucket answered nothing for ${key}.`);
    return Body;
  }

  private place(key: string) {
    return { Bucket: this.bucket.bucket, Key: requireKey(key) };
  }

  private address(key: string): string {
    return `${this.bucket.fileUrl}/${requireKey(key)}`;
  }

  private async signed(command: GetObjectCommand | PutObjectCommand): Promise<string> {
    const link = await getSignedUrl(this.client, command, { expiresIn: linkLastsSeconds });
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
