import { Client } from "pg";
import { shopAddress } from "./shop-address";

/** Runs something on a connection to a shop's database, the run's own unless given; closes it afterwards. */
export async function withDatabase<Result>(
  work: (client: Client) => Promise<Result>,
  url: string = shopAddress().databaseUrl,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
