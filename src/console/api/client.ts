import type { Problem } from '../../content/check/problem.ts';
import type { Grant } from '../session/rights.ts';

export type { Problem };

/** A document as it lies in the store: its type, its id, and whatever else. */
export interface Body {
  readonly type: string;
  readonly id: string;
  readonly [key: string]: unknown;
}

/** What the server refused, or that it could not be reached (`code` is `OFFLINE`, `status` 0). */
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
  /** The call is made even if the page goes away meanwhile. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const base = '/api/console/v1';

let signedOutListener: () => void = () => undefined;

/** `hear` is called when a call finds that nobody is signed in any more. */
export const setSignedOutListener = (hear: () => void): void => {
  signedOutListener = hear;
};

/** What another way than `call` to the server found out. */
export const notifySignedOut = (): void => signedOutListener();

/** Nothing came, or not all of it: a part of an answer is none. */
const throwConnectionError = (error: unknown): never => {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : new CallError(0, 'OFFLINE', String(error));
};

/** Makes a call of the console's API; throws a CallError. `path` follows `/api/console/v1`. */
export const call = async <Answer>(method: Method, path: string, { body, headers, keepalive, signal }: CallOptions = {}): Promise<Answer> => {
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
  throw new CallError(response.status, typeof code === 'string' ? code : String(response.status), typeof errorMessage === 'string' ? errorMessage : response.statusText, answer);
};

export interface Me {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly rights: readonly string[];
}

export interface SavedDraft {
  readonly type: string;
  readonly id: string;
  readonly deleted: boolean;
  readonly hash?: string;
  readonly author: string;
  readonly updatedAt: string;
  /** Where it was asked for. */
  readonly document?: Body | undefined;
}

export interface ReleaseRow {
  readonly number: number;
  readonly hash: string;
  readonly message: string;
  readonly author: string;
  readonly at: string;
  readonly live: boolean;
  /** The release that was live before. */
  readonly base?: number;
  /** The release whose documents this one brought back. */
  readonly backTo?: number;
  readonly documents?: number;
  /** Codes of the venues that it changed; `''` for what all share. */
  readonly venues?: readonly string[];
  readonly views?: { readonly changed: number; readonly all: number };
  /** When it was left for an earlier one. */
  readonly gone?: { readonly at: string; readonly by: number };
}

export interface SiteAnswer {
  readonly release: number;
  readonly hash: string;
  readonly documents: readonly Body[];
  /** Of each document, in their order. */
  readonly hashes: readonly string[];
}
