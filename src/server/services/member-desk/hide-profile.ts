import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { serverTexts } from '#schemas/server-texts';
import type { HideBody } from '#schemas/calls/members/desk-answers';
import { HttpError } from '../../core/errors.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { nicknameKey } from '../../core/records/nickname.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';

interface Hiding extends Pick<HideBody, 'part' | 'reason'> {
  readonly member: string;
  readonly operator: Operator;
  readonly venue: string;
}

/** Hides a profile picture or nickname that breaks the rules, and tells the member, who may choose another one at once. */
export const hideProfile = (
  app: FastifyInstance,
  { member, part, reason, operator, venue }: Hiding,
): Promise<{ readonly nickname: string; readonly picture: string }> =>
  inTransaction(app.store, async (tx) => {
    const now = app.clock.now();
    const before = await lockMember(tx, app.store, member);
    if (before.state !== 'active' && before.state !== 'suspended') throw new HttpError('memberState');
    const change =
      part === 'PICTURE'
        ? { picture: '' }
        : await neutralNickname(tx, app, before).then((nickname) => ({
            nickname,
            nickname_key: nicknameKey(nickname),
            nickname_at: '',
          }));
    await tx
      .updateTable('members')
      .set({ ...change, updated_at: now.toISOString() })
      .where('uid', '=', member)
      .execute();
    await audit(tx, {
      record: 'members',
      id: member,
      actor: { kind: 'operator', id: operator.id },
      from: before.state,
      to: before.state,
      at: now,
      reason: `HIDE_${part} ${reason}`,
      venue,
    });
    await notify(tx, app.context, {
      member,
      event: part === 'PICTURE' ? 'PICTURE_HIDDEN' : 'NICKNAME_HIDDEN',
      ref: orderedId(),
      values: {},
    });
    await app.store.announce(tx, 'member', member);
    const { nickname, picture } = { ...before, ...change };
    return { nickname, picture };
  });

/** Returns a free nickname that says nothing, in the language of the member. */
const neutralNickname = async (
  tx: Tx,
  { live }: FastifyInstance,
  { lang }: Pick<MemberRow, 'lang'>,
): Promise<string> => {
  const word = live.current.snapshot.messages[lang][serverTexts.neutralNickname] ?? '';
  for (;;) {
    const nickname = `${word}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const taken = await tx
      .selectFrom('members')
      .select('uid')
      .where('nickname_key', '=', nicknameKey(nickname))
      .executeTakeFirst();
    if (taken === undefined) return nickname;
  }
};
