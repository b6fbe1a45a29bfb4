/** The server and the database of this test run; set by the global setup, or by hand for a running shop. */
export function shopAddress(): { url: string; databaseUrl: string } {
  const { HAAT_TEST_URL: url, HAAT_TEST_DATABASE_URL: databaseUrl } = process.env;
  if (!url || !databaseUrl) throw new Error("These tests run by `npm run test:http -w backend`.");
  return { url, databaseUrl };
}

/** Whole test runs use the build; an engineer's quick loop runs the source. */
export const serverForm = (): "built" | "source" => (process.env.HAAT_TEST_SERVER === "built" ? "built" : "source");

export const checkout = `${__dirname}/../../..`;

const databases = new Map<string, string>();

/** The databases of shops and servers started by tests. */
export const rememberDatabase = (url: string, databaseUrl: string): void => void databases.set(url, databaseUrl);

/** Whether a database is a shop's: the run's own, or one that a test has started. */
export const isKnownDatabase = (databaseUrl: string): boolean =>
  databaseUrl === shopAddress().databaseUrl || [...databases.values()].includes(databaseUrl);

/** The database of the shop at an address, by default the run's own. */
export function databaseUrlOf(url?: string): string {
  const own = shopAddress();
  const found = url === undefined || url === own.url ? own.databaseUrl : databases.get(url);
  if (!found) throw new Error(`Nobody has started a shop at ${url}.`);
  return found;
}

const folders = new Map<string, string>();

/** The folder of such a shop's files and secrets. */
export const rememberFolder = (url: string, folder: string): void => void folders.set(url, folder);

/** Another process of the same shop uses the same folder. */
export function dataFolder(url?: string): string {
  const found = (url && folders.get(url)) ?? process.env.HAAT_TEST_FOLDER;
  if (!found) throw new Error("Nobody has said where this shop keeps its files.");
  return found;
}

const tasksPorts = new Map<string, string>();

export const rememberTasksPort = (url: string, port: string): void => void tasksPorts.set(url, port);

/** The port on which a test's server accepts tasks to run, by default the run's own. */
const portOf = (url?: string) =>
  url === undefined || url === shopAddress().url ? process.env.HAAT_TEST_TASKS_PORT : tasksPorts.get(url);

/** Whether a server does tasks on demand; one that was started by hand, or as a second one, does not. */
export const doesTasks = (url?: string): boolean => portOf(url) !== undefined;

export function tasksPortOf(url?: string): string {
  const found = portOf(url);
  if (!found) throw new Error("This server does no tasks on demand.");
  return found;
}
