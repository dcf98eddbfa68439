import type { FastifyInstance } from 'fastify';
import { localised } from '#content/answers/texts';
import { questionsOn, type SurveyPath } from '#engine';
import type { SurveyAnswer, SurveyQuery } from '#schemas/calls/curation/answers';
import type { Survey } from '#schemas/documents/survey/schema';
import type { Locale } from '#schemas/parts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';

/** Survey of a park. */
export const surveyOf = (app: FastifyInstance, park: string): Survey | undefined =>
  [...app.live.current.prepared.documents.survey.values()].find(({ parks }) => parks.includes(park));

/** Venue of a park, by its parkKindCd. */
export const venueOf = (app: FastifyInstance, park: string): string =>
  [...app.live.current.prepared.documents.venue.values()].find(({ parkKindCd }) => parkKindCd === park)?.id ?? '';

/** Park that a call names by its number or by its venue. */
export const parkOf = (app: FastifyInstance, venue: string, parkKindCd: string | undefined): string =>
  parkKindCd ?? app.live.current.prepared.documents.venue.get(venue)?.parkKindCd ?? '';

/** Latest answers of a member to a survey, which count for all of its parks. */
interface Taken {
  readonly at: string;
  readonly rewardedAt: string;
}

export const takenOf = async (db: Db, member: string, { parks }: Survey): Promise<Taken> => {
  const rows = await db
    .selectFrom('personas')
    .select(['at', 'rewarded_at'])
    .where('member', '=', member)
    .where('park', 'in', parks)
    .execute();
  const last = (all: readonly string[]): string => all.toSorted().at(-1) ?? '';
  return { at: last(rows.map(({ at }) => at)), rewardedAt: last(rows.map(({ rewarded_at: at }) => at)) };
};

const after = (instant: string, days: number): string =>
  instant === '' ? '' : new Date(Date.parse(instant) + days * DAY_MS).toISOString();

/** Instant from which a survey can be taken again; empty if it can be taken now. */
export const closedUntil = ({ againDays }: Survey, { at }: Taken, now: Date): string => {
  const next = after(at, againDays);
  return next > now.toISOString() ? next : '';
};

/** Som that the survey gives a member now. Som are for full, certified members. */
export const rewardOf = (
  { reward }: Survey,
  { rewardedAt }: Taken,
  { kind, regular }: Pick<SessionRow, 'kind' | 'regular'>,
  now: Date,
): number =>
  reward === undefined || kind !== '2' || regular !== 1 || after(rewardedAt, reward.everyDays) > now.toISOString()
    ? 0
    : reward.som;

const pathOf = (
  { opening }: Survey,
  { visitType, companaion, playType }: SurveyQuery,
): SurveyPath | undefined | 'unknown' => {
  if (visitType === undefined || companaion === undefined || playType === undefined)
    return visitType === companaion && companaion === playType ? undefined : 'unknown';
  const path = { visitType, companaion, playType };
  return isPath(opening, path) ? path : 'unknown';
};

/** True if the values name choices of the opening questions. */
export const isPath = (opening: Survey['opening'], path: SurveyPath): boolean =>
  (['visitType', 'companaion', 'playType'] as const).every(
    (key) => /^[1-9]$/.test(path[key]) && Number(path[key]) <= opening[key].choices.length,
  );

const openingList = ({ opening }: Survey, locale: Locale): SurveyAnswer['questionList'] =>
  (['visitType', 'companaion', 'playType'] as const).map((key) => ({
    questionId: key,
    questionTxt: localised(opening[key].text, locale),
    choiceList: opening[key].choices.map((choice, index) => ({
      value: String(index + 1),
      label: localised(choice, locale),
    })),
  }));

const questionList = (survey: Survey, path: SurveyPath, locale: Locale): SurveyAnswer['questionList'] =>
  questionsOn(survey, path).map(({ id, text, choices }) => ({
    questionId: id,
    questionTxt: localised(text, locale),
    choiceList: choices.map((choice) => ({ value: choice.id, label: localised(choice.label, locale) })),
  }));

/** `curation/survey`: returns the opening questions of a park's survey, or the questions of a path. Throws `notFound` without a survey or such a path. */
export const readSurvey = async (
  app: FastifyInstance,
  session: SessionRow,
  {
    venue,
    query,
    locale,
    now,
    db,
  }: {
    readonly venue: string;
    readonly query: SurveyQuery;
    readonly locale: Locale;
    readonly now: Date;
    readonly db: Db;
  },
): Promise<SurveyAnswer> => {
  const survey = surveyOf(app, parkOf(app, venue, query.parkKindCd));
  if (survey === undefined) throw new HttpError('notFound');
  const path = pathOf(survey, query);
  if (path === 'unknown') throw new HttpError('notFound');
  const taken = await takenOf(db, session.uid, survey);
  const next = closedUntil(survey, taken, now);
  return {
    surveyId: survey.id,
    titleTxt: localised(survey.title, locale),
    openYn: ynOf(next === ''),
    nextDtm: next === '' ? '' : momentOf(next),
    rewardAmt: rewardOf(survey, taken, session, now),
    questionList: path === undefined ? openingList(survey, locale) : questionList(survey, path, locale),
  };
};
