/** Longer than the work takes, shorter than anybody minds. */
const answerMs = 50;

/**
 * Answers work on accounts no sooner than a moment after it began. Statements alike are not enough: a row that is found, and one that is written
 * for it, take some hundredths of a millisecond more, and of some hundred answers that told who is a member.
 */
export const inEqualTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const moment = new Promise((isOver) => setTimeout(isOver, answerMs));
  try {
    return await work();
  } finally {
    await moment;
  }
};
