import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { filesBelow } from "../scripts/content-hash.mjs";

const root = path.join(__dirname, "..");
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");

const text = read("docker-compose.yml");
/** @type {{ services: Record<string, { image?: string, build?: string, command?: string[], ports?: string[], environment?: Record<string, string>, healthcheck?: object, depends_on?: Record<string, { condition: string }> }> }} */
const compose = parse(text, { merge: true });

describe("docker-compose.yml", () => {
  it("has a service for every embedded one, two servers, a worker and a proxy", () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      "backend",
      "backend2",
      "bucket",
      "mailpit",
      "minio",
      "postgres",
      "proxy",
      "redis",
      "worker",
    ]);
    expect(compose.services.postgres?.image).toMatch(/^postgres:17/);
  });

  it("starts a service only after its dependencies are healthy or done, and defines how to check each", () => {
    for (const [name, { depends_on = {} }] of Object.entries(compose.services)) {
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const service = compose.services[needed];
        expect({ name, needed, condition, known: service !== undefined }).toEqual({
          name,
          needed,
          condition: service?.healthcheck ? "service_healthy" : "service_completed_successfully",
          known: true,
        });
      }
    }
  });

  it("uses no variable that .env.example and docs/go-live.md do not explain", () => {
    const asked = [...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    const example = new Set([...read(".env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const guide = read("docs/go-live.md");
    expect([...new Set(asked)].filter((name = "") => !example.has(name) || !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it("uses every variable that .env.example explains", () => {
    const example = [...read(".env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(example.filter((name) => !text.includes(`\${${name}`))).toEqual([]);
  });

  it("passes the backend no variable that it does not read", async () => {
    const files = [
      ...(await filesBelow(root, "backend/src")),
      ...(await filesBelow(root, "packages/api-contract/src/gateway")),
      "backend/medusa-config.ts",
    ];
    const source = files.map(read).join("\n");
    const given = Object.keys(compose.services.backend?.environment ?? {});
    expect(
      given.filter(
        (name) => !new RegExp(`^\\s*${name}:|process\\.env\\.${name}\\b|\\bvariable: "${name}"`, "m").test(source),
      ),
    ).toEqual([]);
  });

  it("divides serving and background work, and sends requests to the servers only", () => {
    const { backend, backend2, worker, proxy } = compose.services;
    const modes = [backend, backend2, worker].map((service) => service?.environment?.WORKER_MODE);
    expect(modes).toEqual(["server", "server", "worker"]);
    expect(proxy?.environment?.BACKENDS).toContain(":-backend:9000 backend2:9000}");
    const { WORKER_MODE: _server, ...shared } = backend?.environment ?? {};
    expect({ ...worker?.environment, WORKER_MODE: undefined }).toEqual({ ...shared, WORKER_MODE: undefined });
    // A worker has no /ready.
    expect(JSON.stringify(worker?.healthcheck)).toContain("/health'");
    expect(JSON.stringify(backend?.healthcheck)).toContain("/ready'");
  });

  it("passes the backend the variable of every service", () => {
    const { environment = {} } = compose.services.backend ?? {};
    expect(environment.DATABASE_URL).toContain("@postgres:5432/");
    expect(environment.REDIS_URL).toBe("redis://redis:6379");
    expect(environment.S3_ENDPOINT).toBe("http://minio:9000");
    expect(environment.SMTP_URL).toContain("smtp://mailpit:1025");
  });

  it("allows only reading the bucket's public files, not listing them", () => {
    const [, policy = ""] = String(compose.services.bucket?.command).match(/printf '(.*)' "\$\$BUCKET"/) ?? [];
    const { Statement } = JSON.parse(policy.replace("%s", "haat"));
    const [, prefix] = read("backend/src/files/file-key.ts").match(/publicFolder = "([^"]+)"/) ?? [];
    expect(Statement).toEqual([
      {
        Effect: "Allow",
        Principal: { AWS: ["*"] },
        Action: ["s3:GetObject"],
        Resource: [`arn:aws:s3:::haat/${prefix}*`],
      },
    ]);
  });

  it("signs links to private files for the address that the proxy forwards to the bucket", () => {
    const { environment = {} } = compose.services.backend ?? {};
    expect(environment.S3_SIGNED_URL).toBe(environment.S3_FILE_URL);
    const [, block = ""] = read("deploy/Caddyfile").match(/handle_path \/files\/\* \{([\s\S]*?)\n\t\}/) ?? [];
    expect(block).toContain("rewrite * /{$S3_BUCKET}{uri}");
    expect(block).toMatch(/reverse_proxy \{\$FILES:minio:9000\} \{\s*header_up Host \{upstream_hostport\}/);
  });

  it("publishes only the proxy and the mail page, each on a configurable port", () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port.replace(/\$\{(\w+):-(\d+)\}/, "$1 or $2")}`),
    );
    expect(published.sort()).toEqual([
      "mailpit MAIL_PORT or 8025:8025",
      "proxy HTTPS_PORT or 8443:443",
      "proxy HTTP_PORT or 8080:80",
    ]);
  });

  it("contains no secrets", () => {
    for (const name of ["POSTGRES_PASSWORD", "JWT_SECRET", "COOKIE_SECRET", "S3_SECRET_ACCESS_KEY", "ADMIN_PASSWORD"]) {
      expect(text).toMatch(new RegExp(`\\$\\{${name}:\\?`));
      expect(text).not.toMatch(new RegExp(`\\$\\{${name}:-`));
    }
  });
});
