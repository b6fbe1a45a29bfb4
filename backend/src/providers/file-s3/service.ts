import { S3FileService } from "@medusajs/file-s3/dist/services/s3-file";
import type {
  FileTypes,
  Logger,
  ProviderDeleteFileDTO,
  ProviderGetFileDTO,
  ProviderGetPresignedUploadUrlDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import { AbstractFileProviderService } from "@medusajs/framework/utils";
import type { S3 } from "../../config/parse-environment";
import { linkLastsSeconds } from "../../files/private-link";

/** The bucket's policy opens only what lies below here. */
export const publicPrefix = "public/";
const privatePrefix = "private/";

/**
 * Files in an S3 bucket: the engine's own provider twice, once for what anybody may fetch and once for what takes a
 * signed link, because it puts both in one place with the same caching.
 */
export class BucketFileService extends AbstractFileProviderService {
  static override identifier = "s3";
  private readonly open: S3FileService;
  private readonly closed: S3FileService;

  constructor(
    { logger }: { logger: Logger },
    private readonly bucket: S3,
  ) {
    super();
    const options = {
      file_url: bucket.fileUrl,
      access_key_id: bucket.accessKeyId,
      secret_access_key: bucket.secretAccessKey,
      region: bucket.region,
      bucket: bucket.bucket,
      ...(bucket.endpoint ? { endpoint: bucket.endpoint } : {}),
      download_file_duration: linkLastsSeconds,
      // MinIO and most stand-ins know no bucket host names.
      additional_client_config: bucket.endpoint ? { forcePathStyle: true } : {},
    };
    const cache_control = "public, max-age=31536000, immutable";
    this.open = new S3FileService({ logger }, { ...options, prefix: publicPrefix, cache_control });
    const kept = { prefix: privatePrefix, cache_control: "private, no-store" };
    this.closed = new S3FileService({ logger }, { ...options, ...kept });
  }

  override upload(file: ProviderUploadFileDTO) {
    return this.sideOf(file).upload(file);
  }

  override getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    return this.sideOf(file).getUploadStream(file);
  }

  getPresignedUploadUrl(file: ProviderGetPresignedUploadUrlDTO) {
    return this.sideOf(file).getPresignedUploadUrl(file);
  }

  override delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]) {
    return this.open.delete(files);
  }

  override async getPresignedDownloadUrl(file: ProviderGetFileDTO): Promise<string> {
    if (!file.fileKey.startsWith(privatePrefix)) return `${this.bucket.fileUrl}/${addressOf(file.fileKey)}`;
    const link = await this.closed.getPresignedDownloadUrl(file);
    const { signedUrl, endpoint, bucket } = this.bucket;
    // The proxy there passes requests on as if they had come to the endpoint, for whose address they are signed.
    return signedUrl && endpoint ? link.replace(`${endpoint}/${bucket}/`, `${signedUrl}/`) : link;
  }

  override getDownloadStream(file: ProviderGetFileDTO) {
    return this.open.getDownloadStream(file);
  }

  override getAsBuffer(file: ProviderGetFileDTO) {
    return this.open.getAsBuffer(file);
  }

  private sideOf({ access }: { access?: string | undefined }): S3FileService {
    return access === "public" ? this.open : this.closed;
  }
}

const addressOf = (key: string) => key.split("/").map(encodeURIComponent).join("/");
