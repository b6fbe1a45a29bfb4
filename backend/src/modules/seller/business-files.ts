import type { BusinessKind, DocumentKind } from "@haat/api-contract/seller-business/words";
import type { Run } from "#database/database";
import { instantSql } from "#database/page-of";

export type PlaceRow = {
  contactName: string;
  /** As `+91…`. */
  contactMobile: string;
  line: string;
  city: string;
  state: string;
  pincode: string;
};
export type BusinessRow = PlaceRow & { name: string; legalName: string; kind: BusinessKind };
/** Without the account number, which is read separately and needs its own permission. */
export type BankAccountRow = { holder: string; lastDigits: string; ifsc: string };
export type DocumentRow = {
  id: string;
  kind: DocumentKind;
  /** The stored media type. */
  type: string;
  bytes: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** A seller's business profile, apart from what the account has. */
export type BusinessFileRow = {
  business: BusinessRow | null;
  bankAccount: BankAccountRow | null;
  pickUp: PlaceRow | null;
  documents: DocumentRow[];
};

const placeSql = (table: string) => `'contactName', ${table}.contact_name, 'contactMobile', ${table}.contact_mobile,
  'line', ${table}.line, 'city', ${table}.city, 'state', ${table}.state, 'pincode', ${table}.pincode`;

const placeOf = ({ contactName, contactMobile, line, city, state, pincode }: PlaceRow) => [
  contactName,
  contactMobile,
  line,
  city,
  state,
  pincode,
];

/** Sellers' business details, bank accounts and pickup addresses. */
export class BusinessFiles {
  constructor(private readonly database: { run: Run }) {}

  async of(sellerId: string): Promise<BusinessFileRow> {
    const [row] = await this.database.run<BusinessFileRow>({
      name: "seller-business-file",
      text: `SELECT
        (SELECT json_build_object('name', b.name, 'legalName', b.legal_name, 'kind', b.kind, ${placeSql("b")})
           FROM seller_business b WHERE b.seller_id = $1) AS business,
        (SELECT json_build_object('holder', a.holder, 'lastDigits', a.last_digits, 'ifsc', a.ifsc)
           FROM seller_bank_account a WHERE a.seller_id = $1) AS "bankAccount",
        (SELECT json_build_object(${placeSql("p")}) FROM seller_pick_up p WHERE p.seller_id = $1) AS "pickUp",
        coalesce((SELECT json_agg(json_build_object('id', d.id, 'kind', d.kind, 'type', d.type, 'bytes', d.bytes,
                    'createdAt', ${instantSql("d.created_at")}) ORDER BY d.created_at, d.id)
           FROM seller_document d WHERE d.seller_id = $1), '[]') AS documents`,
      values: [sellerId],
    });
    return row ?? { business: null, bankAccount: null, pickUp: null, documents: [] };
  }

  /** @throws the database's own error if another seller has the name. */
  async setBusiness(sellerId: string, { name, legalName, kind, ...place }: BusinessRow): Promise<void> {
    await this.database.run({
      name: "seller-set-business",
      text: `INSERT INTO seller_business (seller_id, name, legal_name, kind, contact_name, contact_mobile, line, city, state, pincode)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT (seller_id) DO UPDATE SET name = $2, legal_name = $3, kind = $4, contact_name = $5,
               contact_mobile = $6, line = $7, city = $8, state = $9, pincode = $10, updated_at = clock_timestamp()`,
      values: [sellerId, name, legalName, kind, ...placeOf(place)],
    });
  }

  async setPickUp(sellerId: string, place: PlaceRow): Promise<void> {
    await this.database.run({
      name: "seller-set-pick-up",
      text: `INSERT INTO seller_pick_up (seller_id, contact_name, contact_mobile, line, city, state, pincode)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (seller_id) DO UPDATE SET contact_name = $2, contact_mobile = $3, line = $4, city = $5,
               state = $6, pincode = $7, updated_at = clock_timestamp()`,
      values: [sellerId, ...placeOf(place)],
    });
  }

  /** @param sealedNumber the number encrypted by `seal`, so that it cannot be read from the table. */
  async setBankAccount(
    sellerId: string,
    { holder, lastDigits, ifsc, sealedNumber }: BankAccountRow & { sealedNumber: string },
  ): Promise<void> {
    await this.database.run({
      name: "seller-set-bank-account",
      text: `INSERT INTO seller_bank_account (seller_id, holder, sealed_number, last_digits, ifsc)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (seller_id) DO UPDATE SET holder = $2, sealed_number = $3, last_digits = $4, ifsc = $5,
               updated_at = clock_timestamp()`,
      values: [sellerId, holder, sealedNumber, lastDigits, ifsc],
    });
  }

  /** The number encrypted by `seal`; null if there is no account. */
  async sealedNumberOf(sellerId: string): Promise<string | null> {
    const [row] = await this.database.run<{ sealedNumber: string }>({
      name: "seller-account-number",
      text: `SELECT sealed_number AS "sealedNumber" FROM seller_bank_account WHERE seller_id = $1`,
      values: [sellerId],
    });
    return row?.sealedNumber ?? null;
  }
}
