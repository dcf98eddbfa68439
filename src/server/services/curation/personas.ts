import type { FastifyInstance } from 'fastify';
import { codeName, localised } from '#content/answers/texts';
import { personaBy, questionsOn } from '#engine';
import { codeLists } from '#schemas/code-lists';
import type { Persona, PersonaResult } from '#schemas/calls/curation/answers';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { Survey } from '#schemas/documents/survey/schema';
import type { Locale } from '#schemas/parts';
import { resolveArt } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { answerOf, type Once } from '../../core/calls/idempotency.ts';
import { recordFact } from '../../core/records/facts.ts';
import { lockMember } from '../../core/records/lock.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { dottedDay, momentOf } from '../../core/wire-values.ts';
import { closedUntil, isPath, parkOf, rewardOf, surveyOf, takenOf, venueOf } from './surveys.ts';

/** Visitor personas. The code joins the codes of companion and way to play. */
const KINDS = codeLists.personaType;

const kindsOf = (app: FastifyInstance): CodeList['items'] =>
  app.live.current.prepared.documents['code-list'].get(KINDS)?.items ?? [];

const gone: Readonly<Record<Locale, string>> = {
  ko: '취향 유형이 새로 바뀌었어요. 설문에 다시 답해 주세요.',
  en: 'The kinds of visitors have changed. Please answer the survey again.',
};

const none = (respnsCd: '494' | '495', respnsMsg = ''): Persona => ({
  respnsCd,
  respnsMsg,
  personaTypeCd: '',
  personaName: '',
});

interface Named {
  readonly park: string;
  readonly code: string;
  readonly at: string;
}

/** Persona with what the survey of the park says of it; undefined if it no longer exists. */
const named = (app: FastifyInstance, { park, code, at }: Named, locale: Locale): Persona | undefined => {
  const kind = kindsOf(app).find(({ codeId }) => codeId === code);
  if (kind === undefined) return undefined;
  const { documents } = app.live.current.prepared;
  const result = surveyOf(app, park)?.results?.find(({ persona }) => persona === code);
  const places = (result?.places ?? []).flatMap(({ parkKindCd, facilityId }) =>
    parkKindCd === park
      ? ([...documents.facility.values()].find((one) => one.parkKindCd === park && one.facilityId === facilityId) ?? [])
      : [],
  );
  return {
    respnsCd: '000',
    respnsMsg: '',
    personaTypeCd: code,
    personaName: kind.codeName[locale] ?? kind.codeName.ko ?? '',
    personaTxt: localised(result?.text, locale),
    imageNm: resolveArt(documents, result?.art ?? ''),
    answerDtm: momentOf(at),
    placeList: places.map(({ facilityId, faciltCateKindCd, name, art }) => ({
      parkKindCd: park,
      faciltCateKindCd,
      facilityId,
      facilityNm: localised(name, locale),
      categoryNm: codeName(documents, codeLists.facilityCategory, faciltCateKindCd, locale),
      imageNm: resolveArt(documents, art ?? ''),
    })),
  };
};

/** `curation/persona-type`: returns the survey result of a member for a park. */
export const readPersona = async (
  app: FastifyInstance,
  member: string,
  park: string,
  locale: Locale,
): Promise<Persona> => {
  const row = await app.store.db
    .selectFrom('personas')
    .select(['persona', 'at'])
    .where('member', '=', member)
    .where('park', '=', park)
    .executeTakeFirst();
  return row === undefined
    ? none('494')
    : (named(app, { park, code: row.persona, at: row.at }, locale) ?? none('495', gone[locale]));
};

/** Answers by question. Throws `surveyChanged` unless each question of the path has one of its choices. */
const answersOf = (survey: Survey, { visitType, companaion, playType, answerList = [] }: PersonaResult) => {
  const path = { visitType, companaion, playType };
  if (!isPath(survey.opening, path)) throw new HttpError('invalid', 'The survey has no such path.');
  const questions = questionsOn(survey, path);
  const answers = Object.fromEntries(answerList.map(({ questionId, value }) => [questionId, value]));
  const isWhole =
    answerList.length === questions.length &&
    questions.every(({ id, choices }) => choices.some((choice) => choice.id === answers[id]));
  if (!isWhole) throw new HttpError('surveyChanged');
  return { path, answers };
};

/** Stores the answers for all parks of the survey, with the reward and the fact. Returns the Som that were given. Throws `surveyAgain`. */
const store = async (
  tx: Tx,
  app: FastifyInstance,
  session: SessionRow,
  {
    survey,
    park,
    persona,
    answers,
  }: {
    readonly survey: Survey;
    readonly park: string;
    readonly persona: string;
    readonly answers: string;
  },
): Promise<number> => {
  const { uid: member } = session;
  const now = app.clock.now();
  const at = now.toISOString();
  await lockMember(tx, app.store, member);
  const taken = await takenOf(tx, member, survey);
  const next = closedUntil(survey, taken, now);
  if (next !== '') throw new HttpError('surveyAgain', undefined, { day: dottedDay(new Date(next)) });
  const reward = rewardOf(survey, taken, session, now);
  const saved = { persona, answers, at, rewarded_at: reward > 0 ? at : taken.rewardedAt };
  for (const one of survey.parks)
    await tx
      .insertInto('personas')
      .values({ member, park: one, ...saved })
      .onConflict((conflict) => conflict.columns(['member', 'park']).doUpdateSet(saved))
      .execute();
  const ref = `${survey.id} ${at}`;
  await recordFact(tx, { member, fact: 'SURVEY', ref, at: now, park: venueOf(app, park), kind: survey.id });
  if (reward > 0)
    await postSom(tx, app.context, {
      member,
      amount: reward,
      reason: 'SURVEY',
      source: 'SURVEY',
      ref: `${member} ${ref}`,
      at: now,
      park: venueOf(app, park),
    });
  return reward;
};

/** `curation/persona-type-result`: stores the result of a survey; the next survey of the park replaces it. */
export const savePersona = async (
  app: FastifyInstance,
  session: SessionRow,
  {
    venue,
    body,
    locale,
    once,
  }: {
    readonly venue: string;
    readonly body: PersonaResult;
    readonly locale: Locale;
    readonly once: Once;
  },
): Promise<Persona> => {
  const { visitType, companaion, playType } = body;
  const park = parkOf(app, venue, body.parkKindCd);
  const survey = surveyOf(app, park);
  if (survey === undefined) throw new HttpError('invalid', 'The park has no survey.');
  const { path, answers } = answersOf(survey, body);
  const persona = personaBy(survey, path, answers);
  const answer = named(app, { park, code: persona, at: app.clock.now().toISOString() }, locale);
  if (answer === undefined) throw new HttpError('invalid', 'These answers come to no kind of visitor.');
  return answerOf(once, async (tx) => ({
    ...answer,
    rewardAmt: await store(tx, app, session, {
      survey,
      park,
      persona,
      answers: JSON.stringify({ visitType, companaion, playType, ...answers }),
    }),
  }));
};
