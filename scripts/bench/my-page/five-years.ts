import { DAY_MS } from '../../../src/server/core/durations.ts';
import { serverActor } from '../../../src/server/core/records/actor.ts';
import { recordFact } from '../../../src/server/core/records/facts.ts';
import { orderedId } from '../../../src/server/core/records/ordered-id.ts';
import { postSom } from '../../../src/server/core/records/som/post-som.ts';
import { inTransaction } from '../../../src/server/core/storage/in-transaction.ts';
import type { Tx } from '../../../src/server/core/storage/tables.ts';
import { recordReceipt } from '../../../src/server/services/receipts/record-receipt.ts';
import type { ContentContext } from './with-content.ts';

const DAYS = 5 * 365;
const AMOUNT = 300;
const TOGETHER = 100;

/**
 * Writes five years of a member who visited every day: a visit and a purchase a day, and so many transfers of Som, rides and notifications.
 */
export const writeFiveYears = async (context: ContentContext, member: string, transfers: number): Promise<void> => {
  const begin = Date.now() - DAYS * DAY_MS;
  const [venue] = context.live.current.prepared.documents.venue.keys();
  if (venue === undefined) throw new Error('The site has no venue.');
  const writeDay = async (tx: Tx, day: number): Promise<void> => {
    const at = new Date(begin + day * DAY_MS);
    await recordFact(tx, { member, fact: 'VISIT_DAY', ref: `day ${day}`, at });
    await recordReceipt(tx, context, {
      member,
      venue,
      source: 'BENCH',
      ref: `${member} ${day}`,
      place: '구름 카페',
      paidBy: 'CARD',
      amount: 12_000,
      items: [{ name: '구름 라테', count: 2, amount: 12_000 }],
      at,
      actor: serverActor,
      earns: false,
    });
  };
  const inbox = (number: number, at: Date) => ({
    id: orderedId(),
    member,
    source: `bench ${number}`,
    topic: 'NOTICE',
    title: '구름 위의 하루',
    body: '다녀온 하루의 기록이 도착했어요.',
    link: '',
    at: at.toISOString(),
    read_at: null,
  });
  let lastDay = -1;
  for (let from = 0; from < transfers; from += TOGETHER)
    await inTransaction(context.store, async (tx) => {
      for (let number = from; number < Math.min(from + TOGETHER, transfers); number++) {
        const days = (number * DAYS) / transfers;
        const at = new Date(begin + days * DAY_MS);
        if (Math.floor(days) > lastDay) await writeDay(tx, ++lastDay);
        await recordFact(tx, { member, fact: 'RIDE', ref: `ride ${number}`, at, kind: '101' });
        await tx.insertInto('notifications').values(inbox(number, at)).execute();
        await postSom(tx, context, {
          member,
          amount: number % 2 === 0 ? AMOUNT : -AMOUNT,
          reason: number % 2 === 0 ? 'VISIT' : 'BUY',
          source: 'BENCH',
          ref: `${member} ${number}`,
          at,
        });
      }
    });
};
