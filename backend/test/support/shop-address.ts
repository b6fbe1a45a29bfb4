/** Where the server and the database of this test run are; set by the global setup, or by hand for one that runs already. */
export function shopAddress(): { url: string; databaseUrl: string } {
  const { HAAT_TEST_URL: url, HAAT_TEST_DATABASE_URL: databaseUrl } = process.env;
  if (!url || !databaseUrl) throw new Error("These tests run by `npm run test:http -w backend`.");
  return { url, databaseUrl };
}

/** Tests of the whole run on what `medusa build` made; an engineer's quick loop runs the source as it stands. */
export const serverForm = (): "built" | "source" => (process.env.HAAT_TEST_SERVER === "built" ? "built" : "source");

export const checkout = `${__dirname}/../../..`;
