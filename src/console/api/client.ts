import type { Problem } from '../../content/check/problem.ts';
import type { Grant } from '../session/rights.ts';

export type { Problem };

/** Document in the store: its type, its id and any other fields. */
export interface Body {
  readonly type: string;
  readonly id: string;
  readonly [key: string]: unknown;
}

/** Refusal of the server, or failure to reach it (`code` is `OFFLINE`, `status` 0). */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, answer: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.answer = answer;
  }
}

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Completes the request even if the page unloads. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const base = '/api/console/v1';

let signedOutListener: () => void = () => undefined;

/** Sets the function to call when a response shows that the session has ended. */
export const setSignedOutListener = (listener: () => void): void => {
  signedOutListener = listener;
};

let withheldListener: () => void = () => undefined;

/** Sets the function to call when a response shows that the second factor must be given again. */
export const setWithheldListener = (listener: () => void): void => {
  withheldListener = listener;
};

/** Reports an ended session that was found without `call`. */
export const notifySignedOut = (): void => signedOutListener();

/** Treats a missing or partial response as an unreachable server. */
const throwConnectionError = (error: unknown): never => {
  throw error instanceof DOMException && error.name === 'AbortError'
    ? error
    : new CallError(0, 'OFFLINE', String(error));
};

const MOST_WAITS = 3;

/** Resolves after the seconds that the server asks to wait, or throws when the caller gives up. */
const waitFor = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The caller gave up.', 'AbortError'));
    });
  });

/** Calls the console's API. `path` follows `/api/console/v1`. Waits and calls again while the operator's heavy work is still being done. Throws a CallError. */
export const call = async <Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> => {
  for (let waits = 0; ; waits++) {
    try {
      return await callOnce<Answer>(method, path, options);
    } catch (error) {
      // Refused before any work, so even a write can be sent again.
      const seconds =
        error instanceof CallError && error.code === 'REQ_BUSY' && waits < MOST_WAITS
          ? Number(error.answer['waitSeconds'])
          : Number.NaN;
      if (!(seconds > 0)) throw error;
      await waitFor(seconds, options.signal);
    }
  }
};

const callOnce = async <Answer>(
  method: Method,
  path: string,
  { body, headers, keepalive, signal }: CallOptions,
): Promise<Answer> => {
  const response = await fetch(base + path, {
    method,
    credentials: 'same-origin',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), 'x-console': '1', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(keepalive === undefined ? {} : { keepalive }),
    ...(signal === undefined ? {} : { signal }),
  }).catch(throwConnectionError);
  if (response.status === 204) return undefined as Answer;
  if (response.ok) return (await response.json().catch(throwConnectionError)) as Answer;
  const answer = (await response.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  if (response.status === 401 && path !== '/session') signedOutListener();
  const { code, errorMessage } = answer;
  if (code === 'OPR_40') withheldListener();
  throw new CallError(
    response.status,
    typeof code === 'string' ? code : String(response.status),
    typeof errorMessage === 'string' ? errorMessage : response.statusText,
    answer,
  );
};

export interface Me {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly rights: readonly string[];
  /** Rights that wait for the second factor. */
  readonly withheld: readonly string[];
  readonly secondFactor: {
    readonly state: 'off' | 'missing' | 'due' | 'proven';
    readonly until?: string;
    /** Recovery codes that were not used. */
    readonly recoveryCodes: number;
  };
}

export interface SavedDraft {
  readonly type: string;
  readonly id: string;
  readonly deleted: boolean;
  readonly hash?: string;
  readonly author: string;
  readonly updatedAt: string;
  /** Present if the request asked for bodies. */
  readonly document?: Body | undefined;
}

export interface ReleaseRow {
  readonly number: number;
  readonly hash: string;
  readonly message: string;
  readonly author: string;
  readonly at: string;
  readonly live: boolean;
  /** Release that was live before. */
  readonly base?: number;
  /** Release whose documents this rollback restored. */
  readonly backTo?: number;
  readonly documents?: number;
  /** Codes of the venues that it changed; `''` stands for shared documents. */
  readonly venues?: readonly string[];
  readonly views?: { readonly changed: number; readonly all: number };
  /** Time and number of the rollback that replaced it. */
  readonly gone?: { readonly at: string; readonly by: number };
}

export interface SiteAnswer {
  readonly release: number;
  readonly hash: string;
  readonly documents: readonly Body[];
  /** Hashes of the documents, in the same order. */
  readonly hashes: readonly string[];
  /** Keys of the documents of other venues that lack the values that only their operators see. */
  readonly partial: readonly string[];
}
