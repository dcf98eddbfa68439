/** Longer than the work takes, but not noticeable. */
const answerMs = 50;

/**
 * Delays account responses to a fixed minimum time. Equal statements are not enough: finding and writing a row takes some 0.01 ms longer, and a few
 * hundred responses were enough to tell who is a member.
 */
export const inConstantTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const moment = new Promise((isOver) => setTimeout(isOver, answerMs));
  try {
    return await work();
  } finally {
    await moment;
  }
};
