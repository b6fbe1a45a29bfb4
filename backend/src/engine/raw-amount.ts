/**
 * SQL of the JSON form in which the engine stores an amount or a quantity beside its column.
 *
 * @param amount SQL of a numeric, such as a column.
 */
export const rawSql = (amount: string): string =>
  `jsonb_build_object('value', trim_scale(${amount})::text, 'precision', 20)`;

/**
 * SQL of the members of a stored summary of an order: a total, as a number and in its raw form.
 *
 * @param amount SQL of a numeric.
 */
export const totalSql = (name: string, amount: string): string =>
  `'${name}', trim_scale(${amount}), 'raw_${name}', ${rawSql(amount)}`;
