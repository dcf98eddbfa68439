import { type NativeAnswer, type NativeData, type NativeName } from '#schemas/bridge.schema';
import { bridgeFunctions } from '#schemas/bridge-functions';
import { parseWireValue, type WireSchema } from '#engine/values/parse-wire-value';
import { hearShell, shellPost } from './shell.ts';

/** Response time-outs in milliseconds: a device answers immediately, a person may need to look for a ticket. */
export const longestWait = { device: 10_000, person: 180_000 } as const;

const failed = { code: 999, message: 'error' } as const;

/** Calls that wait for their answer, by id. */
const waiting = new Map<string, (message: object) => void>();

// A shell that answers a page that has gone meanwhile must not answer this one.
const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
let calls = 0;

const field = (message: object, name: string): unknown =>
  Object.hasOwn(message, name) ? (message as Record<string, unknown>)[name] : undefined;

let hears = false;
const hearAnswers = (): void => {
  if (hears) return;
  hears = true;
  hearShell((message) => {
    const id = field(message, 'id');
    if (typeof id === 'string') waiting.get(id)?.(message);
  });
};

const readAnswer = (schema: WireSchema, message: object): unknown =>
  field(message, 'code') === 200 ? parseWireValue(schema, field(message, 'data') ?? {}) : undefined;

/** Asks the shell; what it found, read by the function's schema, or undefined. What is asked with is read by its schema too. A second answer to one call, and one to none, is not heard. */
const askShell = (name: NativeName, data: unknown): Promise<unknown> => {
  const { data: asked, answer, waits } = bridgeFunctions[name];
  const post = shellPost();
  const sent = parseWireValue(asked, data);
  if (post === undefined || sent === undefined) return Promise.resolve(undefined);
  hearAnswers();
  const id = `${page}-${String(++calls)}`;
  return new Promise((give) => {
    const end = (found?: unknown): void => {
      clearTimeout(late);
      waiting.delete(id);
      give(found);
    };
    const late = setTimeout(end, longestWait[waits]);
    waiting.set(id, (message) => end(readAnswer(answer, message)));
    try {
      post({ id, name, data: sent });
    } catch {
      end();
    }
  });
};

/**
 * Asks the app shell for one of its functions. It never rejects: 999 when there is no shell, when it lacks the function, refuses, throws, answers
 * what its schema does not allow, or not in time (V-503, V-504).
 */
export const callNative = async <Name extends NativeName>(
  name: Name,
  data: NativeData<Name>,
): Promise<NativeAnswer<Name>> => {
  const found = await askShell(name, data);
  // Read by the answer's own schema just before.
  return found === undefined ? failed : ({ code: 200, message: 'success', data: found } as NativeAnswer<Name>);
};

/** As `callNative`, for who asks with what content says and wants to know only whether it was done. */
export const isDoneByShell = async (name: NativeName, data: unknown): Promise<boolean> =>
  (await askShell(name, data)) !== undefined;
