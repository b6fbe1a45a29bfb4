// A separate process that puts load on one address with 16 connections until it is killed, while the parent measures
// something else.
import autocannon from "autocannon";

const [, , url = ""] = process.argv;
process.once("disconnect", () => process.exit());
autocannon({ url, connections: 16, duration: 86_400 });
