// A process of its own for whoever watches something else meanwhile: reads one address with 16 connections until it is ended.
import autocannon from "autocannon";

const [, , url = ""] = process.argv;
process.once("disconnect", () => process.exit());
autocannon({ url, connections: 16, duration: 86_400 });
