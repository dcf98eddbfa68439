import type { Snapshot } from '#engine';
import type { Command } from '#schemas/command';
import type { Locale } from '#schemas/parts';
import type { Texts } from '#render/texts/texts.ts';
import type { Viewer } from '#schemas/viewer';
import type { CallScope } from '../data/call-service.ts';
import type { Say } from '../notices/notices.ts';
import type { PresentRef } from '../app/present.ts';

/** Services of the running site for sessions. */
export interface SessionTools {
  readonly presentRef: PresentRef;
  /** The release's policies: reactions to errors, accounts, clients. */
  readonly release: () => Promise<Snapshot>;
  /** Its texts: those of a page alone do not hold what errors say. */
  readonly texts: () => Promise<Texts>;
  readonly say: Say;
  readonly run: (command: Command) => void;
  /** Goes to an address in place of the present one. */
  readonly replace: (address: string) => Promise<void>;
  /** From now on the viewer is this one; what the release shows them is fetched. */
  readonly becomes: (viewer: Viewer) => Promise<void>;
  /** Decides the present address again and asks its calls again. */
  readonly reload: () => Promise<void>;
  /** There is a new access token: the route is loaded again with what is known then (P-401). */
  readonly renewed: () => Promise<void>;
  readonly speak: (locale: Locale) => Promise<void>;
  /** Shows the page for a connection that failed, with its code. */
  readonly lose: (code: number) => void;
  readonly scope: () => CallScope;
}
