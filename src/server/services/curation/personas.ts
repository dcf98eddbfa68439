import type { FastifyInstance } from 'fastify';
import type { CodeList } from '#schemas/documents/code-list/schema';
import { codeLists } from '#schemas/code-lists';
import type { Persona, PersonaResult } from '#schemas/calls/curation/answers';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import type { Once } from '../../core/calls/idempotency.ts';

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

const named = (app: FastifyInstance, code: string, locale: Locale): Persona | undefined => {
  const kind = kindsOf(app).find(({ codeId }) => codeId === code);
  return (
    kind && {
      respnsCd: '000',
      respnsMsg: '',
      personaTypeCd: code,
      personaName: kind.codeName[locale] ?? kind.codeName.ko ?? '',
    }
  );
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
    .select('persona')
    .where('member', '=', member)
    .where('park', '=', park)
    .executeTakeFirst();
  return row === undefined ? none('494') : (named(app, row.persona, locale) ?? none('495', gone[locale]));
};

/** `curation/persona-type-result`: stores the result of a survey; the next survey of the park replaces it. */
export const savePersona = async (
  app: FastifyInstance,
  member: string,
  { parkKindCd: park, visitType, companaion, playType }: PersonaResult,
  locale: Locale,
  once: Once,
): Promise<Persona> => {
  const { venue } = app.live.current.prepared.documents;
  if (![...venue.values()].some(({ parkKindCd }) => parkKindCd === park))
    throw new HttpError('invalid', 'There is no such park.');
  const persona = `${companaion}${playType}`;
  const answer = named(app, persona, locale);
  if (answer === undefined) throw new HttpError('invalid', 'These answers come to no kind of visitor.');
  const saved = {
    persona,
    answers: JSON.stringify({ visitType, companaion, playType }),
    at: app.clock.now().toISOString(),
  };
  const { answer: kept } = await once(async (tx) => {
    await tx
      .insertInto('personas')
      .values({ member, park, ...saved })
      .onConflict((conflict) => conflict.columns(['member', 'park']).doUpdateSet(saved))
      .execute();
    return { answer };
  });
  return kept;
};
