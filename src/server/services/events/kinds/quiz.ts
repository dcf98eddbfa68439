import { localised } from '#content/answers/texts';
import { HttpError } from '../../../core/errors.ts';
import { giveFirst, wonState } from '../prizes.ts';
import { countTurn, finishJoin, insertJoin, tookPart, type Taken, type Taking } from '../taking-part.ts';

/** Checks the answers of a quiz on the server. Enough right ones win the first prize that is left and that the member can get. */
export const answerQuiz = async (taking: Taking): Promise<Taken> => {
  const { tx, context, event, member, body } = taking;
  const questions = event.quiz?.questions ?? [];
  const own = new Map((body.answerList ?? []).map(({ fieldId, value }) => [fieldId, value]));
  const missing = questions.find(({ id }) => !['O', 'X'].includes(own.get(id) ?? ''));
  if (missing !== undefined)
    throw new HttpError('eventForm', undefined, { field: localised(missing.text, taking.locale) });
  const right = questions.filter(({ id, answer }) => own.get(id) === answer).length;
  const passed = right >= (event.quiz?.pass ?? questions.length);
  // The turn locks the member's turns: another answer may have won since.
  const { turn, occasion } = await countTurn(taking);
  const earlier = await tx
    .selectFrom('event_joins')
    .select('score')
    .where('event', '=', event.id)
    .where('member', '=', member)
    .where('prize', '<>', '')
    .where(tookPart)
    .executeTakeFirst();
  if (earlier !== undefined) throw new HttpError('eventJoined');
  const join = await insertJoin(taking, {
    occasion,
    turn,
    score: right,
    answers: JSON.stringify(Object.fromEntries(questions.map(({ id }) => [id, own.get(id)]))),
  });
  const prize = passed ? await giveFirst(taking, join, event.prizes ?? []) : undefined;
  await finishJoin(
    taking,
    join,
    prize === undefined ? { state: 'DONE' } : { prize: prize.id, ...wonState(prize, context.clock.now()) },
  );
  return { join, result: passed ? 'WON' : 'LOST', right, ...(prize === undefined ? {} : { prize: prize.id }) };
};
