import { createServer } from "node:http";
import path from "node:path";
import { SubscriberLoader } from "@medusajs/framework/subscribers";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { jobNameSchema } from "./job-names";

/** For `medusa exec`: a process of the shop that does a job whenever `POST /<job>` asks it to, until `POST /end`. */
export default async function runJobs({ container, args: [port = ""] }: ExecArgs): Promise<void> {
  // What a job tells is heard in its own process.
  await new SubscriberLoader(path.join(__dirname, "..", "..", "src", "subscribers"), undefined, container).load();
  const starter = process.ppid;
  await new Promise<void>((end) => {
    const server = createServer((request, response) => {
      const name = request.url?.slice(1) ?? "";
      if (name === "end") return void response.end(end);
      if (name === "die") process.kill(process.pid, "SIGKILL");
      act(container, name).then(
        () => response.end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    server.listen(Number(port), "127.0.0.1");
    // Nobody is left to end it.
    setInterval(() => process.ppid === starter || end(), 500);
  });
}

async function act(container: MedusaContainer, name: string): Promise<void> {
  if (name === "ready") return;
  const job = jobNameSchema.parse(name);
  const { default: run } = await import(`../../src/jobs/${job}.ts`);
  await run(container);
}
