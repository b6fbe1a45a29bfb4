const uniqueViolation = "23505";

/**
 * What a statement resolves to, or false if a row that another transaction has just added has the same unique value: a
 * check in the statement itself can't see it. The running transaction must be given up then.
 */
export async function falseIfTaken(saving: Promise<boolean>): Promise<boolean> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return false;
    throw error;
  }
}
