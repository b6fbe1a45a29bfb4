import { fileSize, indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { NoValue } from "../shared/no-value";
import { Fact, Facts } from "../shared/panel";
import { OperationPanel } from "./operation-panel";
import type { Operations } from "./operations.queries";

/** Servers, Redis, storage and backups. */
export const MachineParts = ({ operations }: { operations: Operations }) => (
  <div className="grid gap-4 min-[1000px]:grid-cols-2">
    <OperationPanel operations={operations} part="servers" text="Versions of the server that responded.">
      {({ shop, engine, node, postgres, oldestPostgres, processes, migrationsMissing }) => (
        <Facts>
          <Fact name="Haat">{shop}</Fact>
          <Fact name="Medusa">{engine}</Fact>
          <Fact name="Node.js">{node}</Fact>
          <Fact name="PostgreSQL">{`${postgres} (${oldestPostgres} or newer is needed)`}</Fact>
          <Fact name="Database migrations">
            {migrationsMissing === 0 ? "All applied" : `${indianNumber(migrationsMissing)} missing`}
          </Fact>
          <Fact name="Server processes">{processes === null ? <NoValue /> : indianNumber(processes)}</Fact>
        </Facts>
      )}
    </OperationPanel>
    <OperationPanel operations={operations} part="storage" text="Free disk space is that of the server that responded.">
      {({ databaseBytes, files }) => (
        <Facts>
          <Fact name="Database">{fileSize(databaseBytes)}</Fact>
          <Fact name="Uploaded files">
            {files ? `${fileSize(files.freeBytes)} of ${fileSize(files.totalBytes)} free` : "In a bucket"}
          </Fact>
        </Facts>
      )}
    </OperationPanel>
    <OperationPanel operations={operations} part="redis">
      {({ version }) => (
        <Facts>
          <Fact name="Version">{version ?? "Not used: the shop is a single server process."}</Fact>
        </Facts>
      )}
    </OperationPanel>
    <OperationPanel operations={operations} part="backup">
      {({ lastAt }) => (
        <Facts>
          <Fact name="Last npm run backup">{lastAt ? instantText(lastAt) : <NoValue />}</Fact>
        </Facts>
      )}
    </OperationPanel>
  </div>
);
