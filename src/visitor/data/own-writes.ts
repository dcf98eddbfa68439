let underWay = 0;
const waiting: (() => void)[] = [];

const goOn = (): void => {
  if (underWay > 0) return;
  for (const work of waiting.splice(0)) work();
};

/** Marks a call that may change the member or the session as under way. */
export const duringWrite = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  underWay++;
  try {
    return await call();
  } finally {
    underWay--;
    // The caller acts on its answer first.
    setTimeout(goOn);
  }
};

/**
 * Does work when no own write is under way. The server tells of a change as soon as it is stored, which can be before its answer arrives: whoever read again
 * then would ask with a session that the answer replaces or ends, or undo the step that the answer leads to.
 */
export const afterWrites = (work: () => void): void => {
  if (underWay === 0) work();
  else waiting.push(work);
};
