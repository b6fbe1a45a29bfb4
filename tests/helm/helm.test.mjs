import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { renderChart } from "./render-chart.mjs";

const root = path.join(__dirname, "../..");
const chart = path.join(root, "deploy/helm/haat");
const needed = { image: { repository: "registry.example/haat" }, shopUrl: "https://haat.example" };
const render = (/** @type {object} */ values = {}, /** @type {string} */ name = "haat") =>
  renderChart(chart, { ...needed, ...values }, name);

/** Values that take every branch of the templates at least once. */
const variants = {
  "the chart's own values": render(),
  "everything optional off": render({
    ingress: { enabled: false },
    metrics: { enabled: false },
    networkPolicy: { enabled: false },
    server: { autoscaling: { enabled: false } },
  }),
  "everything optional set": render(
    {
      env: { S3_BUCKET: "haat", ORDERS_AT_ONCE: 48 },
      image: { repository: "registry.example/haat", tag: "sha256:0123", pullSecrets: ["registry"] },
      ingress: { host: "www.haat.example" },
      nodeSelector: { pool: "shop" },
      podAnnotations: { "prometheus.io/scrape": "true" },
      tolerations: [{ key: "shop", operator: "Exists" }],
    },
    "production",
  ),
};

/** @param {Record<string, any>[]} objects @param {string} kind @param {string} [end] of its name */
const find = (objects, kind, end = "") => {
  const found = objects.find((object) => object.kind === kind && object.metadata.name.endsWith(end));
  if (!found) throw new Error(`The chart has no ${kind} ${end}.`);
  return found;
};
/** @param {Record<string, any>[]} objects */
const podsOf = (objects) => objects.flatMap(({ kind, spec }) => (/Deployment|Job/.test(kind) ? [spec.template] : []));

/** Modules of kubernetes-types by API version. */
const moduleOf = (/** @type {string} */ apiVersion) =>
  apiVersion === "v1" ? "core/v1" : apiVersion.replace(".k8s.io", "");

describe("the Helm chart", () => {
  it("renders objects of Kubernetes' own types, without a field that they don't have", async () => {
    mkdirSync(path.join(root, ".cache"), { recursive: true });
    const folder = mkdtempSync(path.join(root, ".cache/helm-"));
    try {
      const objects = [...Object.values(variants).flat(), { ...find(render(), "Service"), spec: { port: 80 } }];
      const lines = objects.map((object) => {
        const type = `import("kubernetes-types/${moduleOf(object.apiVersion)}").${object.kind}`;
        return `(${JSON.stringify(object)}) satisfies ${type};`;
      });
      writeFileSync(path.join(folder, "objects.ts"), `${lines.join("\n")}\nexport {};\n`);
      const compiler = path.join(root, "node_modules/typescript-7/bin/tsc");
      const options = [
        "--noEmit",
        "--strict",
        "--ignoreConfig",
        "--module",
        "preserve",
        path.join(folder, "objects.ts"),
      ];
      const { stdout = "" } = await promisify(execFile)(process.execPath, [compiler, ...options]).catch(
        (error) => error,
      );
      // The last object is wrong, so that this can fail.
      expect(stdout.match(/objects\.ts\(\d+/g)).toEqual([`objects.ts(${lines.length}`]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it.each(Object.entries(variants))("selects the pods that it makes, with %s", (_, objects) => {
    const labels = podsOf(objects).map(({ metadata }) => metadata.labels);
    const selectors = objects.flatMap(({ kind, spec }) => {
      if (kind === "Service") return [spec.selector];
      return [spec.selector ?? spec.podSelector].flatMap((selector) => selector?.matchLabels ?? []);
    });
    expect(selectors.length).toBeGreaterThanOrEqual(4);
    for (const selector of selectors) {
      const selected = labels.filter((own) => Object.entries(selector).every(([name, value]) => own[name] === value));
      expect({ selector, selected: selected.length }).toEqual({ selector, selected: 1 });
    }
  });

  it.each(Object.entries(variants))(
    "gives no pod a right that it doesn't need, and no secret but by reference, with %s",
    (_, objects) => {
      expect(objects.map(({ kind }) => kind)).not.toContain("Secret");
      for (const { spec } of podsOf(objects)) {
        expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
        const [container] = spec.containers;
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(container.envFrom).toEqual([{ secretRef: { name: "haat" } }]);
        expect(container.env.map((/** @type {any} */ { name }) => name).join()).not.toMatch(
          /SECRET|PASSWORD|TOKEN|_KEY\b/,
        );
        // What Kubernetes' scheduler and its limits go by.
        expect(container.resources).toEqual({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
      }
    },
  );

  it("sets only variables that the shop has, in values too", () => {
    const documented = readFileSync(path.join(root, "docs/configuration.md"), "utf8");
    const { env } = parse(readFileSync(path.join(chart, "values.yaml"), "utf8"));
    const names = [
      ...podsOf(render()).flatMap(({ spec }) => spec.containers[0].env.map((/** @type {any} */ one) => one.name)),
      ...Object.keys(env),
    ];
    expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });

  it("starts servers that serve and workers that work, once the migration is done", () => {
    const objects = render();
    const modeOf = (/** @type {any} */ object) =>
      object.spec.template.spec.containers[0].env.find((/** @type {any} */ { name }) => name === "WORKER_MODE").value;
    expect([modeOf(find(objects, "Deployment", "-server")), modeOf(find(objects, "Deployment", "-worker"))]).toEqual([
      "server",
      "worker",
    ]);
    const job = find(objects, "Job");
    expect(job.metadata.annotations["helm.sh/hook"]).toBe("pre-install,pre-upgrade");
    const [{ command }] = job.spec.template.spec.containers;
    expect(readFileSync(path.join(root, command[1]), "utf8")).toContain("migrateDatabase");
  });

  it("sends requests only to servers that are ready, and takes none away before another one is", () => {
    const objects = render();
    const server = find(objects, "Deployment", "-server").spec;
    const [{ ports, livenessProbe, readinessProbe }] = server.template.spec.containers;
    expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(["/health", "/ready"]);
    // A worker has no /ready.
    const [worker] = find(objects, "Deployment", "-worker").spec.template.spec.containers;
    expect(worker.readinessProbe.httpGet.path).toBe("/health");
    expect(server.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    const service = find(objects, "Service");
    expect(ports.map((/** @type {any} */ { name }) => name)).toContain(service.spec.ports[0].targetPort);
    const { backend } = find(objects, "Ingress").spec.rules[0].http.paths[0];
    expect(backend.service).toEqual({ name: service.metadata.name, port: { name: service.spec.ports[0].name } });
  });

  it("lets the autoscaler alone decide how many servers there are", () => {
    const replicas = (/** @type {any[]} */ objects) => find(objects, "Deployment", "-server").spec.replicas;
    const { scaleTargetRef } = find(render(), "HorizontalPodAutoscaler").spec;
    expect(scaleTargetRef.name).toBe(find(render(), "Deployment", "-server").metadata.name);
    expect(replicas(render())).toBeUndefined();
    expect(replicas(variants["everything optional off"])).toBe(2);
    expect(variants["everything optional off"].map(({ kind }) => kind).sort()).toEqual([
      "Deployment",
      "Deployment",
      "Job",
      "PodDisruptionBudget",
      "Service",
    ]);
  });

  it("names the image by version or digest, and the shop by its address unless told otherwise", () => {
    const imageOf = (/** @type {any[]} */ objects) => podsOf(objects)[0].spec.containers[0].image;
    expect(imageOf(render())).toBe("registry.example/haat:0.1.0");
    expect(imageOf(variants["everything optional set"])).toBe("registry.example/haat@sha256:0123");
    expect(find(render(), "Ingress").spec.rules[0].host).toBe("haat.example");
    expect(find(variants["everything optional set"], "Ingress").spec.rules[0].host).toBe("www.haat.example");
    expect(find(variants["everything optional set"], "Service").metadata.name).toBe("production-haat");
  });

  it.each([
    [{ shopUrl: "http://haat.example" }, "/shopUrl must match"],
    [{ image: { repository: "" } }, "/image/repository must NOT have fewer"],
    [{ replicas: 3 }, "must NOT have additional properties"],
    [{ server: { replicas: 0 } }, "/server/replicas must be >= 1"],
    [{ env: { S3_BUCKET: ["haat"] } }, "/env/S3_BUCKET must be"],
  ])("refuses the values %j", (values, reason) => {
    expect(() => render(values)).toThrow(reason);
  });
});
