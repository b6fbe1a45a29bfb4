import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { publicFolder } from "#files/file-key";

const bucket = "haat";
/** The server's only account. */
const [accessKeyId, secretAccessKey] = ["S3RVER", "S3RVER"];

/**
 * A real S3 server in the test's own process, which verifies signatures. It has no bucket policies, so the policy of
 * docker-compose.yml is simulated: without a signature only public files can be read. Call `close()` at the end.
 */
export async function aBucketServer() {
  const directory = await mkdtemp(path.join(tmpdir(), "haat-bucket-"));
  const options = { address: "127.0.0.1", port: 0, silent: true, configureBuckets: [{ name: bucket }] };
  const server = new S3rver({ ...options, directory });
  server.middleware.unshift(async (context, next) => {
    const isSigned = "authorization" in context.headers || "X-Amz-Signature" in context.query;
    const isOpen = /^(GET|HEAD)$/.test(context.method) && context.path.startsWith(`/${bucket}/${publicFolder}`);
    if (isSigned || isOpen) await next();
    else context.status = 403;
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket,
    endpoint,
    accessKeyId,
    secretAccessKey,
    /** Base URL of the bucket's public files. */
    fileUrl: `${endpoint}/${bucket}`,
    /** The keys of all files in the bucket. */
    keys: async () => {
      const { objects } = await server.store.listObjects(bucket, {});
      return objects.map(({ key }) => key).sort();
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
