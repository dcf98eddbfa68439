import { HttpError } from '../../../errors.ts';
import { creditPrize, takePrize, wonState } from '../prizes.ts';
import { inLocale } from '../find-event.ts';
import { countTurn, finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

/** Checks the answers of a quiz on the server. Enough right ones win the first prize that is left. */
export const answerQuiz = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, venue, member, body } = taking;
  const questions = event.quiz?.questions ?? [];
  const own = new Map((body.answerList ?? []).map(({ fieldId, value }) => [fieldId, value]));
  const missing = questions.find(({ id }) => !['O', 'X'].includes(own.get(id) ?? ''));
  if (missing !== undefined) throw new HttpError('eventForm', undefined, { field: inLocale(missing.text, taking.locale) });
  const right = questions.filter(({ id, answer }) => own.get(id) === answer).length;
  const passed = right >= (event.quiz?.pass ?? questions.length);
  const earlier = await tx.selectFrom('event_joins').select('score').where('event', '=', event.id).where('member', '=', member).where('prize', '<>', '').executeTakeFirst();
  if (earlier !== undefined) throw new HttpError('eventJoined');
  const { turn, occasion } = await countTurn(taking);
  const join = await insertJoin(taking, { occasion, turn, score: right, answers: JSON.stringify(Object.fromEntries(questions.map(({ id }) => [id, own.get(id)]))) });
  const prize = passed ? await firstLeft(taking) : undefined;
  if (prize !== undefined) await creditPrize(tx, context, { prize, member, join, venue });
  await finishJoin(taking, join, prize === undefined ? { state: 'DONE' } : { prize: prize.id, ...wonState(prize, context.now()) });
  return { join, result: passed ? 'WON' : 'LOST', right, ...(prize === undefined ? {} : { prize: prize.id }) };
};

const firstLeft = async ({ tx, event }: Taking) => {
  for (const prize of event.prizes ?? []) if (await takePrize(tx, event, prize)) return prize;
  return undefined;
};
