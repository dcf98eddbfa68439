import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { nicknameKey, requireNickname } from '../../core/records/nickname.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { dottedDay } from '../../core/wire-values.ts';
import { changeMember } from './members-store.ts';

/** Time between two changes of a nickname. */
const PAUSE_MS = 30 * DAY_MS;

/**
 * Changes the nickname of a locked member. Throws `nicknameTaken` for a nickname that somebody has, that is kept for somebody or that breaks the rules, and
 * `nicknameSoon` within 30 days of the last change.
 */
export const changeNickname = async (
  tx: Tx,
  context: Context,
  member: Pick<MemberRow, 'uid' | 'nickname' | 'nickname_at'>,
  nickname: string,
): Promise<void> => {
  if (nickname === member.nickname) return;
  const now = context.clock.now();
  const next = member.nickname_at === '' ? 0 : Date.parse(member.nickname_at) + PAUSE_MS;
  if (next > now.getTime()) throw new HttpError('nicknameSoon', undefined, { day: dottedDay(new Date(next)) });
  await requireNickname(tx, context, nickname);
  try {
    await changeMember(
      tx,
      member.uid,
      { nickname, nickname_key: nicknameKey(nickname), nickname_at: now.toISOString() },
      now,
    );
  } catch (error) {
    if (context.store.faultOf(error) === 'duplicate') throw new HttpError('nicknameTaken');
    throw error;
  }
  await audit(tx, {
    record: 'members',
    id: member.uid,
    actor: { kind: 'member', id: member.uid },
    from: 'active',
    to: 'active',
    at: now,
    reason: 'nickname',
  });
};
