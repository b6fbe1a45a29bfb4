import { parse } from "yaml";

/** `${NAME}`, `${NAME:-default}` and `${NAME:?complaint}`; `$$` is a dollar sign. */
const substitution = /\$\$|\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g;

/**
 * The environment that docker compose gives a service.
 *
 * @param {string} compose text of docker-compose.yml
 * @param {string} service
 * @param {Record<string, string>} values as in `.env`
 * @returns {Record<string, string>}
 * @throws {Error} if the service is missing, or a value that it needs
 */
export function composeEnvironment(compose, service, values) {
  const environment = parse(compose, { merge: true }).services?.[service]?.environment;
  if (!environment) throw new Error(`docker-compose.yml has no environment for the service ${service}.`);
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, substituted(String(value), values)]),
  );
}

/** @param {string} text @param {Record<string, string>} values */
function substituted(text, values) {
  return text.replace(substitution, (whole, name, kind, rest) => {
    if (whole === "$$") return "$";
    const value = values[name] ?? "";
    if (value === "" && kind === "?") throw new Error(`docker-compose.yml needs a value of ${name}.`);
    return value === "" && kind === "-" ? rest : value;
  });
}

/**
 * The names of variables that point to another service of the compose file: of plain processes on one machine, each of
 * these must be replaced.
 *
 * @param {string} compose
 * @param {Record<string, string>} environment
 * @returns {string[]}
 */
export function namesOfServices(compose, environment) {
  const services = Object.keys(parse(compose, { merge: true }).services);
  const host = new RegExp(`(?:^|[/@ ])(?:${services.join("|")})(?::\\d+|/|$)`);
  return Object.entries(environment).flatMap(([name, value]) => (host.test(value) ? [name] : []));
}
