import { codeLists } from '#schemas/code-lists';
import { agreementFlows, type ConsentItem } from '#schemas/documents/consent-item/schema';
import type { Board } from '#schemas/documents/board/schema';
import type { Terms } from '#schemas/documents/terms/schema';
import type { AgreementItem, AgreementList, TermsDetail } from '#schemas/calls/contents/terms-answers';
import { serverTexts } from '#schemas/server-texts';
import { parseMoment } from '#engine';
import { agreementsOn, koreanDate, termsInForce, type Agreement } from '../agreements.ts';
import { found, refused } from './outcomes.ts';
import { bodyOf, codeName, localised, message } from './texts.ts';
import type { Read, Reading, UndatedDocuments } from './types.ts';
import { nextOf } from './visible-at.ts';

/** Kind of board whose posts are made of versions of terms. */
const TERMS_BOARD = 'TERMS';
/** `publctTypeCd` of posts that belong to no venue. */
const ALL_VENUES = '00';

const startOf = (day: string): number => parseMoment(`${day.replaceAll('-', '')}000000`) ?? Infinity;
const dots = (day: string): string => day.replaceAll('-', '.');

/** Returns the announced changes of terms in the form of board posts, the newest first. */
export const termsPosts = ({ terms }: UndatedDocuments): readonly TermsPost[] =>
  [...terms.values()]
    .toSorted((a, b) => b.effectiveOn.localeCompare(a.effectiveOn) || a.id.localeCompare(b.id))
    .flatMap((version, index) =>
      version.changes === undefined
        ? []
        : [
            {
              version,
              board: {
                type: 'board',
                id: version.id,
                v: 1,
                publctId: version.changes.publctId,
                publctTypeCd: ALL_VENUES,
                boardKindCd: TERMS_BOARD,
                order: index,
                from: `${version.announcedOn}T00:00:00+09:00`,
                title: version.changes.title,
                body: version.changes.body,
                ...(version.icon === undefined ? {} : { icon: version.icon }),
              },
            },
          ],
    );

/** An announced version of terms as a board post. */
export interface TermsPost {
  readonly board: Board;
  readonly version: Terms;
}

const fromText = (reading: Reading, { effectiveOn }: Terms): string =>
  message(reading, serverTexts.termsFrom).replaceAll('{{day}}', dots(effectiveOn));

const dayFacts = (reading: Reading, { announcedOn, effectiveOn }: Terms) => [
  { label: message(reading, serverTexts.termsAnnounced), value: dots(announcedOn) },
  { label: message(reading, serverTexts.termsEffective), value: dots(effectiveOn) },
];

/** Returns the parts of a post that follow from its version. */
export const termsParts = (reading: Reading, version: Terms) => ({
  tag: codeName(reading.documents, codeLists.termsKind, version.kind, reading.locale),
  summary: fromText(reading, version),
  factList: dayFacts(reading, version),
});

/** Returns the instant at which a later version replaces one in force, or null. */
const nextVersion = ({ documents, now }: Reading, kinds: (kind: string) => boolean = () => true): number | null =>
  nextOf(
    [...documents.terms.values()].filter(({ kind }) => kinds(kind)).map(({ effectiveOn }) => startOf(effectiveOn)),
    now,
  );

/** `contents/terms`: the version of a kind that is in force today. */
export const readTerms: Read = (reading) => {
  const kind = reading.query['kind'] ?? '';
  const validUntil = nextVersion(reading, (one) => one === kind);
  const version = termsInForce(reading.documents, koreanDate(reading.now)).find((one) => one.kind === kind);
  if (version === undefined) return refused('unknownContent', validUntil);
  const answer: TermsDetail = {
    termsId: version.id,
    kindCd: version.kind,
    versionNo: version.versionNo,
    title: localised(version.title, reading.locale),
    summary: fromText(reading, version),
    imageNm: '',
    factList: dayFacts(reading, version),
    ...bodyOf(reading, version.body),
  };
  return found(answer, validUntil);
};

const consentFacts = (reading: AgreementReading, { purpose, data, retention, recipient }: ConsentItem) =>
  (
    [
      [serverTexts.consentPurpose, purpose],
      [serverTexts.consentData, data],
      [serverTexts.consentRetention, retention],
      [serverTexts.consentRecipient, recipient],
    ] as const
  ).flatMap(([key, text]) =>
    text === undefined ? [] : [{ label: message(reading, key), value: localised(text, reading.locale) }],
  );

/** Language, messages and HTML of an answer with agreements. */
export type AgreementReading = Pick<Reading, 'snapshot' | 'locale' | 'rich'>;

/** Returns an agreement as a list shows it. */
export const agreementItem = (reading: AgreementReading, one: Agreement): AgreementItem => {
  const { locale } = reading;
  const shared = {
    termsId: one.id,
    versionNo: one.versionNo,
    title: localised(one.title, locale),
    requiredYn: one.required ? 'Y' : 'N',
  } as const;
  return one.type === 'terms'
    ? {
        ...shared,
        kindCd: 'terms',
        note: '',
        channel: '',
        groupId: '',
        factList: [],
        contents: bodyOf(reading, one.body).contents,
      }
    : {
        ...shared,
        kindCd: 'consent',
        note: localised(one.note, locale),
        channel: one.channel ?? '',
        groupId: one.parent ?? '',
        factList: consentFacts(reading, one),
        contents: [],
      };
};

/** `contents/agreements`: what people are asked to agree to when they join by a flow, at an age. */
export const readAgreements: Read = (reading) => {
  const { query, documents, now } = reading;
  const flow = agreementFlows.find((one) => one === query['flow']);
  const age = /^\d{1,3}$/.test(query['age'] ?? '') ? Number(query['age']) : undefined;
  const list = agreementsOn(documents, { day: koreanDate(now), age, flow }).map((one) => agreementItem(reading, one));
  const answer: AgreementList = { list };
  return found(answer, nextAgreement(reading));
};

/** Returns the instant at which the list of agreements changes, or null. */
const nextAgreement = ({ documents, now }: Reading): number | null =>
  nextOf(
    [...documents.terms.values(), ...documents['consent-item'].values()].map(({ effectiveOn }) => startOf(effectiveOn)),
    now,
  );
