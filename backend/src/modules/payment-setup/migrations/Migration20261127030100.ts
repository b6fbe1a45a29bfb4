import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Renames the cash rules' bounds to `min` and `max` in settings of an earlier release. */
export class Migration20261127030100 extends Migration {
  override async up(): Promise<void> {
    this.rename({ least: "min", most: "max", refusedMost: "maxRefused" });
  }

  override async down(): Promise<void> {
    this.rename({ min: "least", max: "most", maxRefused: "refusedMost" });
  }

  private rename(names: Record<string, string>): void {
    for (const [from, to] of Object.entries(names)) {
      this.addSql(
        `update payment_settings
            set document = jsonb_set(document #- '{cash,${from}}', '{cash,${to}}', document #> '{cash,${from}}')
          where document #> '{cash,${from}}' is not null`,
      );
    }
  }
}
