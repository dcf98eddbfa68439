import { runTimers } from '../../core/context-timer.ts';
import { ConsentReconfirmer } from './reconfirm.ts';

/** Asks for the confirmation of old consents while no other process does. */
export const runConsentJobs = runTimers(
  'a consent could not be confirmed or ended',
  ({ context }, warn) => new ConsentReconfirmer(context, warn),
);
