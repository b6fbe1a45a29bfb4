/**
 * Divides an amount by weights so that the shares add up to it to the paisa: each share ends at the rounded running
 * total. Whole paise; all zero if all weights are zero.
 */
export function shareOut(weights: readonly number[], amount: number): number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  let given = 0;
  return weights.map((one) => {
    passed += one;
    const upToHere = whole === 0 ? 0 : Math.round((amount * passed) / whole);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}
