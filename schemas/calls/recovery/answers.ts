import { filled, strict, text } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

/** `GET users/recovery`: what the person who was verified in this browser can do. `VERIFY`: nobody was. */
export const recoverySteps = ['VERIFY', 'PASSWORD', 'NEW_ID', 'UNKNOWN'] as const;
export const recoveryQuery = strict({ verifyId: text(60) }, []);
export const recoveryAnswer = strict(
  { step: { enum: recoverySteps }, userId: text(100, 'Masked; empty without an own ID.') },
  ['step', 'userId'],
);

export const hpPasswordBody = strict(
  {
    verifyId: filled(60),
    newPassword: typed('secret', filled(200)),
    userId: typed('identifier', filled(100, 'The ID to choose; only for a member without an own ID.')),
  },
  ['verifyId', 'newPassword'],
);
