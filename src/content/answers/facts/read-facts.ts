import type { FactsAnswer } from '#schemas/calls/contents/park-answers';
import { factsIn, fillFacts, fillMarkedFacts, type FactPlaceholder } from '#schemas/fact-placeholders';
import { found } from '../outcomes.ts';
import { earlier, ShownDocuments } from '../shown-documents.ts';
import type { Answer, AnswerInput, Read, Reading } from '../types.ts';
import { factReader } from './fact-values.ts';

const MAX_FACTS = 100;

const parseKey = (key: string): readonly FactPlaceholder[] => factsIn(`{{${key}}}`).filter((fact) => fact.key === key);

/** Venue of facts that name none: the one that the call names, otherwise that of the calling page. */
const venueOf = ({ query, page, snapshot }: Pick<Reading, 'query' | 'page' | 'snapshot'>): string =>
  query['parkType'] || (snapshot.pages[page ?? '']?.venue ?? '');

/** `information/facts`: the facts that `names` lists, separated by commas. `parkType` is the venue of those that name none. */
export const readFacts: Read = (reading) => {
  const { text, validUntil } = factReader({ ...reading, venue: venueOf(reading) });
  const names = [...new Set((reading.query['names'] ?? '').split(','))].slice(0, MAX_FACTS);
  const answer: FactsAnswer = {
    factList: names.flatMap(parseKey).map((fact) => ({ name: fact.key, value: text(fact) })),
  };
  return found(answer, validUntil());
};

/** Fills the facts in the texts of an answer. */
export function fillAnswer(reading: Reading, answer: Answer): Answer {
  if (!answer.ok) return answer;
  const { text, validUntil } = factReader({ ...reading, venue: venueOf(reading) });
  const data = fillFacts(answer.data, text);
  return data === answer.data ? answer : { ...answer, data, validUntil: earlier(answer.validUntil, validUntil()) };
}

/** Fills the facts in texts of a release that stand beside records, such as the state of an event; what members typed stays. */
export const fillTexts = <T>(
  {
    documents,
    snapshot,
    now,
    locale,
    query = {},
    page,
  }: Pick<AnswerInput, 'documents' | 'snapshot' | 'now' | 'page'> &
    Pick<Reading, 'locale'> &
    Partial<Pick<Reading, 'query'>>,
  texts: T,
): T =>
  fillMarkedFacts(
    texts,
    factReader({
      documents,
      shown: new ShownDocuments(documents, now),
      snapshot,
      now,
      locale,
      venue: venueOf({ query, snapshot, ...(page === undefined ? {} : { page }) }),
    }).text,
  );
