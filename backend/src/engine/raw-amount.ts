/**
 * SQL of the JSON form in which the engine stores an amount or a quantity beside its column.
 *
 * @param amount SQL of a numeric, such as a column.
 */
export const rawSql = (amount: string): string =>
  `jsonb_build_object('value', trim_scale(${amount})::text, 'precision', 20)`;
