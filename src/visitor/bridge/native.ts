import type { NativeAnswer, NativeData, NativeEvent, NativeName, NativeEventData } from '#schemas/bridge.schema';

/** Only a page in the app comes here, so browsers never fetch it. */
const load = () => import('./bridge.ts');

/**
 * Asks the app shell for one of its functions. It never rejects: 999 when there is no shell, when it lacks the function, refuses, throws, answers
 * what its schema does not allow, or not in time (V-503, V-504).
 */
export const callNative = async <Name extends NativeName>(
  name: Name,
  data: NativeData<Name>,
): Promise<NativeAnswer<Name>> => {
  try {
    return await (await load()).callNative(name, data);
  } catch {
    // Without a network the chunk may not come.
    return { code: 999, message: 'error' };
  }
};

/** As `callNative`, with data that content gives: the function's schema reads it before it is sent. Whether it was done. */
export const isDoneByNative = async (name: NativeName, data: unknown): Promise<boolean> => {
  try {
    return await (await load()).isDoneByShell(name, data);
  } catch {
    return false;
  }
};

/** Tells the shell something, for those who go on without its answer; done when it has been handed over. */
export const tellNative = async <Name extends NativeName>(name: Name, data: NativeData<Name>): Promise<void> => {
  try {
    void (await load()).callNative(name, data);
  } catch {
    // As when the shell lacks the function.
  }
};

/** Hears what the shell tells by itself: `push` that came in, `lifecycle` of the app. What its schema does not allow is not told. The function returned ends it. */
export const hearNative = <Name extends NativeEvent>(
  event: Name,
  hear: (told: NativeEventData<Name>) => void,
): (() => void) => {
  let end: (() => void) | undefined;
  let isOver = false;
  load()
    .then((bridge) => {
      if (!isOver) end = bridge.hearNative(event, hear);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
};
