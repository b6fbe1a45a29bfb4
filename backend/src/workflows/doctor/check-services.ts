import type { IFileModuleService } from "@medusajs/framework/types";
import { createTransport } from "nodemailer";
import type { Config } from "#config/parse-environment";
import { redis } from "#redis/client";
import { about, type Finding, reasonOf } from "./finding";

const patienceMs = 5_000;

/** Checks Redis: the engine's events and locks must not be evicted. */
export async function checkRedis(): Promise<Finding[]> {
  const client = redis();
  if (!client) return [];
  const { good, problem } = about("Redis");
  try {
    const info = await client.info();
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(info)?.[1]?.trim();
    const policy = field("maxmemory_policy");
    if (policy !== "noeviction")
      return [problem(`maxmemory-policy is ${policy}: a full Redis would drop events. Set it to noeviction.`)];
    return [good(`Redis ${field("redis_version")} answers.`)];
  } catch (error) {
    return [problem(`REDIS_URL does not answer: ${reasonOf(error)}.`)];
  }
}

/** Checks that the mail server accepts our login. No mail is sent. */
export async function checkMail({ smtp }: Pick<Config, "smtp">): Promise<Finding[]> {
  if (!smtp) return [];
  const { good, problem } = about("Mail");
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return [good("The mail server accepts the login.")];
  } catch (error) {
    return [problem(`The mail server of SMTP_URL refuses: ${reasonOf(error)}.`)];
  } finally {
    transport.close();
  }
}

/** One white pixel: https://en.wikipedia.org/wiki/GIF#Example_GIF_file has its format. */
const pixel = "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

/** Checks the bucket by a picture that is stored, fetched as a browser would, and deleted. */
export async function checkBucket(files: IFileModuleService, { s3 }: Pick<Config, "s3">): Promise<Finding[]> {
  const { good, advice, problem } = about("Files");
  if (!s3) return [advice("S3_BUCKET is not set: files are in HAAT_DATA_DIR, which all processes must share.")];
  try {
    const file = await files.createFiles({
      filename: "doctor.gif",
      mimeType: "image/gif",
      content: pixel,
      access: "public",
    });
    try {
      const answer = await fetch(file.url, { signal: AbortSignal.timeout(patienceMs) }).catch(reasonOf);
      // A network may not reach its own public address.
      if (typeof answer === "string")
        return [advice(`S3_FILE_URL can't be reached from here (${answer}): open a product's picture in a browser.`)];
      if (!answer.ok)
        return [problem(`A browser that fetches a picture from S3_FILE_URL is answered ${answer.status}.`)];
      return [good("The bucket stores, shows and deletes pictures.")];
    } finally {
      await files.deleteFiles(file.id);
    }
  } catch (error) {
    return [problem(`The bucket refuses: ${reasonOf(error)}.`)];
  }
}
