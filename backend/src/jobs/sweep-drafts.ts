import { readConfig } from "../config/read-config";
import { sweepDrafts } from "../files/draft-file";

/** What a crash left of uploads that were being written. */
export default async function sweepDraftsOfUploads(): Promise<void> {
  const { s3, mediaDir, privateMediaDir } = readConfig();
  if (s3) return;
  await sweepDrafts([mediaDir, privateMediaDir]);
}

export const config = { name: "sweep-drafts", schedule: "23 * * * *" };
