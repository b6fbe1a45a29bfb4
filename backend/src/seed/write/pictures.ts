import { createHash } from "node:crypto";
import { copyEnding } from "@haat/api-contract/file/picture-copies";
import type { IFileModuleService } from "@medusajs/framework/types";
import { ownFileName } from "../../files/file-key";
import type { Planned } from "../pictures/plan";
import { type MadePicture, makePictures } from "../pictures/studio";

/** Pictures that are made in the background while the engine is filled. */
export interface Pictures {
  /** The address of a picture, as soon as it is made and kept. Throws when it can't be. */
  urlOf: (name: string) => Promise<string>;
  /** Resolves when all are made. */
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
  // Whoever waits hears of a failure; a picture that nobody waits for yet must not end the process.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** The name of a banner, which comes in one width, tells none, so that nobody looks for its copies. */
const endingOf = ({ files }: MadePicture, width: number) => (files.size > 1 ? copyEnding(width) : ".webp");

async function keep(files: IFileModuleService, made: MadePicture): Promise<string> {
  const [[, largest]] = [...made.files] as [[number, Buffer]];
  const base = createHash("sha256").update(largest).digest("hex").slice(0, 40);
  const kept = await files.createFiles(
    [...made.files].map(([width, content]) => ({
      filename: ownFileName(base, endingOf(made, width)),
      mimeType: "image/webp",
      content: content.toString("base64"),
      access: "public" as const,
    })),
  );
  const [first] = kept;
  if (!first) throw new Error("The engine kept no file.");
  return first.url;
}

/** Starts to draw and keep pictures in the order of the plans. */
export function startPictures(
  files: IFileModuleService,
  plans: readonly Planned[],
  say: (line: string) => void,
): Pictures {
  const all = new Map(plans.map(({ name }) => [name, waiting()]));
  let count = 0;
  const done = makePictures(plans, async (made) => {
    all.get(made.name)?.resolve(await keep(files, made));
    count++;
    if (count % 80 === 0 || count === plans.length) say(`Pictures ${count}/${plans.length}`);
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
