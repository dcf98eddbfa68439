import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import { identityKeys } from '../../../src/server/core/identity-keys.ts';
import { numberCode } from '../../../src/server/core/records/number-code.ts';
import { orderedId } from '../../../src/server/core/records/ordered-id.ts';
import { Secret } from '../../../src/server/core/secret.ts';
import { hashToken, randomToken } from '../../../src/server/core/session/session-keys.ts';
import { inParts } from '../../../src/server/core/storage/in-parts.ts';
import type { Store } from '../../../src/server/core/storage/store.ts';
import { sealDetails } from '../../../src/server/services/joins/join-details.ts';
import { keys, SECRET } from '../sessions/seed-members.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHUNK = 200;

/** A browser that has only the last step of a join before it. */
export interface ReadyJoin {
  readonly cookie: string;
  readonly body: string;
}

const readyJoin = (number: number, agreements: TermsAgreeList) => {
  const [token, codeId, now] = [randomToken(), orderedId(), new Date()];
  const details = sealDetails(
    { identityKeys: identityKeys(new Secret(SECRET)) },
    {
      flow: 'OWN',
      isChild: false,
      agreements,
      person: {
        method: 'NICE',
        name: `회원 ${number}`,
        birthDate: '19900101',
        gender: '1',
        foreigner: false,
        mobile: '01012345678',
        ciKey: `ci of the bench ${number}`,
        diKey: `di of the bench ${number}`,
        at: now.toISOString(),
      },
      email: {
        address: `join.${number}@resort.example`,
        codeId,
        until: new Date(now.getTime() + DAY_MS).toISOString(),
        tries: 0,
      },
    },
  );
  const join: ReadyJoin = {
    cookie: `browser=${token}; locale=ko`,
    body: JSON.stringify({
      userId: `joiner_${number}`,
      password: 'CloudWalk2027',
      nickName: `구름${number}`,
      emailCode: numberCode({ keys }, 'join', codeId),
    }),
  };
  const row = {
    id: orderedId(),
    binder: hashToken(token),
    state: 'OPEN' as const,
    details,
    member: null,
    started_at: now.toISOString(),
    touched_at: now.toISOString(),
  };
  return { join, row };
};

/** Writes joins that only have to be finished straight into a store: nobody measures the steps before. */
export const writeReadyJoins = async (
  { db }: Store,
  { count, agreements }: { readonly count: number; readonly agreements: TermsAgreeList },
): Promise<readonly ReadyJoin[]> => {
  const made = Array.from({ length: count }, (_, number) => readyJoin(number, agreements));
  for (const part of inParts(made, CHUNK))
    await db
      .insertInto('joins')
      .values(part.map(({ row }) => row))
      .execute();
  return made.map(({ join }) => join);
};
