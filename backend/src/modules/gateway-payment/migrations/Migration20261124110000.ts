import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Money that a person pays back is a task too: it has no destination, and is done once somebody has recorded how it was
 * paid. `refund_payee` is where the shopper wants it; `sealed` holds the whole of it, the other columns what is shown.
 *
 * Such refunds that were booked before were done at once, by hand and outside of the shop: they stay done, so that nobody
 * pays them a second time. The orders' payment status stays as it was said.
 */
export class Migration20261124110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table refund_task alter column destination drop not null,
      add column if not exists paid_way text check (paid_way in ('upi', 'bank', 'cash')),
      add column if not exists paid_reference text, add column if not exists paid_on date, add column if not exists paid_by text`);
    this.addSql("alter table refund_task drop constraint if exists refund_task_kind_check");
    this.addSql(
      "alter table refund_task add constraint refund_task_kind_check check (kind in ('engine', 'odd', 'past'))",
    );
    this.addSql(
      `create index if not exists refund_task_to_pay on refund_task (created_at) where destination is null and status <> 'done'`,
    );
    this.addSql(`create table if not exists refund_payee (
      order_id text primary key, way text not null check (way in ('upi', 'bank')), holder text, masked text not null, ifsc text,
      sealed text not null, changed_at timestamptz not null default now())`);
    // A new shop has none of the engine's tables yet, and nothing to take over.
    this.addSql(`do $$ begin
      if to_regclass('refund') is null or to_regclass('order_payment_collection') is null then return; end if;
      insert into refund_task (id, order_id, kind, engine_refund_id, destination, amount_paise, currency, status, next_try_at, created_at, settled_at)
      select 'rtask_' || upper(left(replace(gen_random_uuid()::text, '-', ''), 26)), l.order_id, 'engine', r.id, null,
             round(r.amount * 100)::bigint, upper(p.currency_code), 'done', 'infinity', r.created_at, r.created_at
        from refund r
        join payment p on p.id = r.payment_id and p.deleted_at is null
        join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
        left join gateway_payment g on g.engine_payment_id = p.id
        left join refund_choice wish on wish.order_id = l.order_id
       where r.deleted_at is null and r.amount > 0 and g.id is null and p.provider_id <> 'pp_wallet_wallet'
         and not (p.provider_id = 'pp_cod_cod' and coalesce(wish.destination, '') = 'wallet' and not r.id = any (wish.earlier))
         and not exists (select from refund_task t where t.engine_refund_id = r.id);
    end $$`);
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists refund_payee");
    this.addSql("drop index if exists refund_task_to_pay");
    this.addSql("delete from refund_task where destination is null or kind = 'past'");
    this.addSql(`alter table refund_task drop column if exists paid_way, drop column if exists paid_reference,
      drop column if exists paid_on, drop column if exists paid_by, alter column destination set not null`);
    this.addSql("alter table refund_task drop constraint if exists refund_task_kind_check");
    this.addSql("alter table refund_task add constraint refund_task_kind_check check (kind in ('engine', 'odd'))");
  }
}
