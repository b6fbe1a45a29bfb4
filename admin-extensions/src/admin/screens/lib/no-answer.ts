/** What a call that failed without an answer is told with. */
export const noAnswer = "The server did not answer.";
