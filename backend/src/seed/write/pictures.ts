import type { IFileModuleService } from "@medusajs/framework/types";
import type { Config } from "#config/parse-environment";
import { publicFolder } from "#files/file-key";
import { writeList } from "../pictures/later";
import { filesOf } from "../pictures/picture-files";
import type { Planned } from "../pictures/plan";
import { type MadePicture, makePictures } from "../pictures/studio";

/** The demo's pictures, whose URLs may be needed before they are drawn. */
export interface Pictures {
  /** A picture's URL, as soon as it is stored. Throws if drawing or storing fails. */
  urlOf: (name: string) => Promise<string>;
  /** Resolves when all pictures are stored. */
  done: Promise<void>;
}

interface Waiting {
  promise: Promise<string>;
  resolve: (url: string) => void;
  reject: (error: unknown) => void;
}

function waiting(): Waiting {
  let resolve: Waiting["resolve"] = () => {};
  let reject: Waiting["reject"] = () => {};
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // Whoever awaits it gets the error; a rejection that nobody awaits yet must not end the process.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

async function keep(files: IFileModuleService, planned: Planned, { files: made }: MadePicture): Promise<string> {
  const kept = await files.createFiles(
    filesOf(planned).map(({ width, name }) => ({
      filename: `${publicFolder}${name}`,
      mimeType: "image/webp",
      content: (made.get(width) ?? Buffer.alloc(0)).toString("base64"),
      access: "public" as const,
    })),
  );
  const [first] = kept;
  if (!first) throw new Error("The engine kept no file.");
  return first.url;
}

/**
 * Lists the pictures to be drawn later if the shop serves its files itself. With a bucket nobody would draw them later,
 * so they are drawn and uploaded now.
 */
export async function picturesFor(
  { s3, mediaDir, mediaUrl }: Pick<Config, "s3" | "mediaDir" | "mediaUrl">,
  plans: Planned[],
  draw: () => Pictures,
): Promise<Pictures> {
  if (s3) return draw();
  await writeList(mediaDir, plans);
  const addresses = new Map(plans.map((planned) => [planned.name, `${mediaUrl}/media/${filesOf(planned)[0].name}`]));
  return {
    urlOf: async (name) => {
      const address = addresses.get(name);
      if (!address) throw new Error(`No picture "${name}" is planned.`);
      return address;
    },
    done: Promise.resolve(),
  };
}

/** Starts to draw and store pictures, in the order of the plans. */
export function startPictures(
  files: IFileModuleService,
  plans: readonly Planned[],
  log: (line: string) => void,
): Pictures {
  const all = new Map(plans.map(({ name }) => [name, waiting()]));
  let count = 0;
  const planned = new Map(plans.map((plan) => [plan.name, plan]));
  const done = makePictures(plans, async (made) => {
    const plan = planned.get(made.name);
    if (plan) all.get(made.name)?.resolve(await keep(files, plan, made));
    count++;
    if (count % 80 === 0 || count === plans.length) log(`Pictures ${count}/${plans.length}`);
  });
  done.catch((error) => {
    for (const { reject } of all.values()) reject(error);
  });
  return {
    urlOf: async (name) => {
      const found = all.get(name);
      if (!found) throw new Error(`No picture "${name}" is planned.`);
      return found.promise;
    },
    done,
  };
}
