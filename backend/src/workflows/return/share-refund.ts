/**
 * Divides a refund among the lines that came back as their worth says, to the paisa: where less was left of the order's
 * money than they are worth, each line carries its part of that. Whole paise.
 */
export function shareRefund(worths: readonly number[], refund: number): number[] {
  const worth = worths.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  let given = 0;
  return worths.map((one) => {
    passed += one;
    const upToHere = worth === 0 ? 0 : Math.round((refund * passed) / worth);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}
