import type { StoreFault } from './store.ts';
import { isStoreClosedError } from './is-store-closed-error.ts';

/** Error codes of PostgreSQL (appendix A of its manual) and of the operating system. */
const byCode: Readonly<Record<string, StoreFault>> = {
  '23505': 'duplicate',
  '40001': 'deadlock',
  '40P01': 'deadlock',
  '0A000': 'outdated',
  '53100': 'full',
  // Out of memory and too many connections are temporary too.
  '53200': 'unreachable',
  '53300': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '25P03': 'unreachable',
  '22021': 'unfit',
  '22P05': 'unfit',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ENOENT: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** Messages of pg errors without a code. */
const LOST = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
];

export function postgresFaultOf(error: unknown): StoreFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined) return byCode[code] ?? (code.startsWith('08') ? 'unreachable' : undefined);
  if (isStoreClosedError(error)) return 'closed';
  return LOST.some((words) => error.message.startsWith(words)) ? 'unreachable' : undefined;
}
