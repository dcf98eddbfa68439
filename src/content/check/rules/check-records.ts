import type { ApiCall } from '#schemas/calls/define-call';
import type { Need } from '#engine/snapshot';
import { codeLists } from '#schemas/code-lists';
import type { Page } from '#schemas/documents/page/schema';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { declaredCall } from '../calls.ts';
import { isProxied, widgetCallsOfLayout } from '../widget-calls.ts';
import { numbersIn } from '../parameters/page-parameters.ts';
import type { Path } from '../problem.ts';
import type { Owner, CheckContext } from '../check-context.ts';

/** Values for the path and query of a page, as written. */
export interface Given {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
}

interface RecordAsked {
  readonly type: NonNullable<ApiCall['record']>;
  readonly need: Need;
}

/** The records that each layout shows one of; what another host answers is not known. */
const recordsAsked = memoizeByObject(
  (survey: CheckContext): ReadonlyMap<string, readonly RecordAsked[]> =>
    new Map(
      [...survey.documents.layout.keys()].map((layout) => [
        layout,
        widgetCallsOfLayout(survey, layout).flatMap((need) => {
          const type = declaredCall(need.path)?.record;
          return type === undefined || isProxied(survey, need.path) ? [] : [{ type, need }];
        }),
      ]),
    ),
);

/** Checks that the record of a link exists. Reports at the value that names it. */
export function checkRecord(
  survey: CheckContext,
  owner: Owner,
  page: Page,
  given: Given,
  place: (name: string) => Path,
): void {
  const records = recordsAsked(survey).get(page.layout) ?? [];
  if (records.length === 0 || (given.params === undefined && given.query === undefined)) return;
  let missing:
    | {
        readonly name: string;
        readonly id: string;
        readonly type: RecordAsked['type'];
        readonly others: readonly string[];
      }
    | undefined;
  for (const { type, need } of records) {
    const { name, id } = idOf(type, need, given);
    if (name === undefined || id === undefined) return;
    const fits =
      type === 'facility'
        ? facilitiesThatFit(survey, page, need, given)
        : recordsThatFit(survey, type, wantedOf(survey, page, need, given));
    if (fits.some((one) => one === id)) return;
    missing ??= { name, id, type, others: fits };
  }
  if (missing !== undefined)
    survey.dangling(owner, place(missing.name), missing.type, missing.id, () => missing.others, {
      severity: 'warning',
    });
}

const places = /\{(param|query)\.(\w+)(?:\|[^}]*)?\}/;

/** The number that a call asks for, and the name of the value that says it; none where it is not written out. */
function idOf(
  type: RecordAsked['type'],
  { path, query }: Need,
  given: Given,
): { readonly name?: string; readonly id?: string } {
  // The path of a facility also names its park and category.
  const [, group, name = ''] =
    places.exec(type === 'facility' ? (query['facilityId'] ?? path.slice(path.lastIndexOf('/'))) : path) ??
    places.exec(query['eventId'] ?? '') ??
    [];
  const id = (group === 'param' ? (given.params?.[name] ?? given.query?.[name]) : given.query?.[name]) ?? '';
  return id === '' || id.includes('{') ? {} : { name, id };
}

const ofContents: ReadonlySet<string> = new Set([
  'publctTypeCd',
  'parkKindCd',
  'boardKindCd',
  'bnftClassCd',
  'bnftKindCd',
  'eventKindCd',
]);

/** Known fields of the record. */
function wantedOf(survey: CheckContext, page: Page, { query }: Need, given: Given): ReadonlyMap<string, string> {
  const venue = survey.documents.venue.get(page.venue ?? '');
  const filled = (template: string): string | undefined => {
    const [whole, group, name = ''] = /\{(param|query|venue)\.(\w+)(?:\|[^}]*)?\}/.exec(template) ?? [];
    const value =
      group === 'venue'
        ? name === 'publctTypeCd' || name === 'parkKindCd'
          ? venue?.[name]
          : undefined
        : group === undefined
          ? ''
          : (given.params?.[name] ?? given.query?.[name]);
    const text =
      whole === undefined ? template : value === undefined ? undefined : template.replace(whole, () => value);
    return text === undefined || text.includes('{') || text === '' ? undefined : text;
  };
  const wanted = new Map<string, string>();
  for (const [name, template] of Object.entries<string>(query)) {
    const value = ofContents.has(name) ? filled(template) : undefined;
    if (value !== undefined) wanted.set(name, value);
  }
  return wanted;
}

/** Numbers, now and formerly, of the facilities of the park and category that a call names. */
function facilitiesThatFit(survey: CheckContext, page: Page, { path, query }: Need, given: Given): readonly string[] {
  const [park = '', kind = ''] =
    query['facilityId'] === undefined ? path.split('/').slice(-3) : ['{venue.parkKindCd}', query['cate'] ?? ''];
  const filled = (template: string): string | undefined => {
    const [whole, group, name = ''] = /^\{(param|query|venue)\.(\w+)(?:\|[^}]*)?\}$/.exec(template) ?? [];
    const text =
      whole === undefined
        ? template
        : group === 'venue'
          ? survey.documents.venue.get(page.venue ?? '')?.parkKindCd
          : (given.params?.[name] ?? given.query?.[name]);
    return text === '' || text?.includes('{') === true ? undefined : text;
  };
  const [wantedPark, wantedKind] = [filled(park), filled(kind)];
  const category =
    survey.documents['code-list']
      .get(codeLists.facilityCategory)
      ?.items.find(({ codeId, aliases }) => codeId === wantedKind || aliases?.includes(wantedKind ?? ''))?.codeId ??
    wantedKind;
  return (bodiesOf(survey).get('facility') ?? []).flatMap((body) =>
    (wantedPark === undefined || body['parkKindCd'] === wantedPark) &&
    (category === undefined || body['faciltCateKindCd'] === category)
      ? numbersIn(body)
      : [],
  );
}

const fitting = memoizeByObject((_survey: CheckContext) => new Map<string, readonly string[]>());

/** Numbers of the contents, sound or not, that have all that is wanted. */
function recordsThatFit(
  survey: CheckContext,
  type: RecordAsked['type'],
  wanted: ReadonlyMap<string, string>,
): readonly string[] {
  const known = fitting(survey);
  const key = `${type} ${JSON.stringify([...wanted])}`;
  const found =
    known.get(key) ??
    (bodiesOf(survey).get(type) ?? []).flatMap((body) =>
      [...wanted].every(([name, value]) => fits(survey, body, name, value)) ? numbersIn(body) : [],
    );
  known.set(key, found);
  return found;
}

type Body = Readonly<Record<string, unknown>>;
/** Facilities, shows and courses as posts of the kinds of boards that show them. */
function derivedPosts({ documents }: CheckContext): readonly Body[] {
  const kinds = (documents['code-list'].get(codeLists.boardKind)?.items ?? []).flatMap(({ codeId, posts }) =>
    posts === undefined ? [] : [{ codeId, posts }],
  );
  const sources = [
    ...[...documents.facility.values()].map((one) => ({ one, id: one.facilityId, category: one.faciltCateKindCd })),
    ...[...documents.show.values()].map((one) => ({ one, id: one.showId, category: '' })),
    ...[...documents.course.values()].map((one) => ({ one, id: one.courseId, category: '' })),
  ];
  const venues = new Map(
    [...documents.venue.values()].map(({ parkKindCd, publctTypeCd }) => [parkKindCd, publctTypeCd]),
  );
  return sources.flatMap(({ one, id, category }) =>
    kinds
      .filter(
        ({ posts }) =>
          posts.of === one.type &&
          (one.type !== 'facility' || posts.category === undefined || posts.category === category),
      )
      .map(({ codeId }) => ({
        type: 'board',
        publctId: id,
        publctTypeCd: venues.get(one.parkKindCd),
        boardKindCd: codeId,
      })),
  );
}

/** Bodies by type, with the posts that are documents of other types. */
const bodiesOf = memoizeByObject((context: CheckContext): ReadonlyMap<string, readonly Body[]> => {
  const { prepared } = context;
  const posts = derivedPosts(context);
  return Map.groupBy([...[...prepared.raws.values()].map(({ body }) => body), ...posts], ({ type }) => String(type));
});

/** A content whose own number or kind is of nothing is told there; it may well be the one that is meant. */
function fits(survey: CheckContext, body: Body, name: string, value: string): boolean {
  const said = says(survey, body, name, value);
  return said === value || isUnknown(survey, body, name, said);
}

function isUnknown(survey: CheckContext, body: Body, name: string, said: unknown): boolean {
  if (name === 'publctTypeCd' || name === 'parkKindCd')
    return ![...survey.documents.venue.values()].some((venue) => said === venue[name]);
  const list = lists[name];
  const items = list === undefined ? undefined : survey.documents['code-list'].get(list)?.items;
  return items !== undefined && !items.some(({ codeId }) => codeId === said);
}

const lists: Readonly<Record<string, string | undefined>> = {
  boardKindCd: codeLists.boardKind,
  eventKindCd: codeLists.eventKind,
  bnftClassCd: codeLists.benefitClass,
};

/** Value of a field; an event has its kind and its parks under other names. */
function says(survey: CheckContext, body: Body, name: string, value: string): unknown {
  if (body['type'] !== 'event') return body[name];
  if (name === 'eventKindCd') return codeOf(survey, value) === body['kind'] ? value : body['kind'];
  return name === 'parkKindCd' && Array.isArray(body['parks']) && body['parks'].includes(value) ? value : undefined;
}

/** The code of a kind of event, also for its other codes. */
const codeOf = (survey: CheckContext, code: string): string =>
  survey.documents['code-list']
    .get(codeLists.eventKind)
    ?.items.find(({ codeId, aliases }) => codeId === code || aliases?.includes(code) === true)?.codeId ?? code;
