import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "#http/define-file-route";
import { writeEarningFile } from "#workflows/seller-earnings/write-earning-file";

export const GET = defineFileRoute("getEarningFile", async ({ auth, query, scope }) => ({
  ...(await writeEarningFile(scope, auth.id, query)),
  type: endpoints.getEarningFile.answersFile,
}));
