import type { FacilityState } from '#schemas/calls/park-state/answers';
import type { Clock } from './clock.ts';
import type { ReadSecret } from './document-secrets.ts';
import type { FileStore } from './files/file-store.ts';
import type { Scanner } from './files/scanner.ts';
import type { IdentityKeys } from './identity-keys.ts';
import type { LiveSite } from './live-site/live-site.ts';
import type { SessionKeys } from './session/session-keys.ts';
import type { Store } from './storage/store.ts';

/** Dependencies of the operations of services. */
export interface Context {
  readonly store: Store;
  readonly live: LiveSite;
  readonly keys: SessionKeys;
  readonly identityKeys: IdentityKeys;
  /** Secrets that documents name. */
  readonly readSecret: ReadSecret;
  /** Bytes of uploaded files. */
  readonly files: FileStore;
  /** Looks for malware in uploaded files; undefined if nothing can. */
  readonly scanner: Scanner | undefined;
  readonly clock: Clock;
  /** Live states of the parks in this process. */
  readonly parkStates: {
    current(venue: string): ReadonlyMap<string, FacilityState>;
    isPaused(venue: string, plan: string, day: string): boolean;
  };
  /** True with the sandbox on: parks with simulated states are open now. */
  readonly sandbox: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    clock: Clock;
    context: Context;
  }
}
