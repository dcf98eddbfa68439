import { codeLists } from '#schemas/code-lists';
import type { DocumentType } from '#schemas/documents';
import { memoizeByObject } from '../../memoize-by-object.ts';
import type { Path } from '../problem.ts';

/** Target of a name: a document by ID, or something found in another way. */
export type ReferenceKind =
  | DocumentType
  | 'frame' // a layout around pages
  | 'screen' // a page by its screen name
  | 'address' // a page by its path, or a place outside
  | 'route' // a path of this site in the site's own redirects
  | 'message'
  | 'words' // a message key where it is one, else words themselves
  | 'refusal' // `{type}//{message}[//{path}]` of a guard
  | 'call' // an operation by method and path
  | 'service' // a data service by its path
  | 'place' // a place of a venue's bar, `EL_MAP`
  | 'deep-link' // a name in the deep-link table
  | 'venue-number' // a venue by its publication
  | 'park-code' // a venue by its park code
  | 'park-facility' // a facility of the same park by its number
  | 'grade' // a code of the list that browsers load
  | 'partner-card' // a card by its word in the path of its data service
  | 'image' // a picture by name, else an address
  | 'art'
  | 'icon'
  | 'action' // an action inside of another
  | `code ${string}`;

/** A field that names something: the way to it, where `*` is each item, what it names, and `needed` if the document has no meaning without it. */
type NamedField = readonly [way: string, kind: ReferenceKind, needed?: 'needed'];

/**
 * The fields that name something and whose schema alone does not say so (message keys, screens, actions and the like are spots of the
 * schema). The gate proves each of them, and "used in" finds by them.
 */
const byType: Readonly<Partial<Record<string, readonly NamedField[]>>> = {
  site: [
    ['defaultVenue', 'venue'],
    ['theme', 'theme'],
    ['frame', 'frame'],
    ['states/*', 'layout'],
    ['testerCodeList', 'code-list'],
    ['gates/*/guard', 'guard'],
    ['head/image', 'image'],
    ['bootstrap/loads/*', 'data-service'],
    ['bootstrap/codeList', 'code-list'],
    ['redirects/*/to', 'route'],
  ],
  page: [
    ['venue', 'venue'],
    ['layout', 'layout'],
    ['stateLayouts/*', 'layout'],
    ['guards/*', 'guard'],
    ['dataServiceList/*/dataServiceId', 'data-service'],
    ['pageInfo/pageBlockContent', 'message'],
    ['schedule/*/pageBlockContent', 'message'],
    ['seo/image', 'image'],
  ],
  venue: [
    ['theme', 'theme'],
    ['frame', 'frame'],
    ['menu', 'menu'],
    ['head/image', 'image'],
  ],
  link: [['linkUrl', 'address']],
  'data-service': [['rules/*', 'validation-rule']],
  guard: [
    ['source/dataServiceId', 'data-service'],
    ['sources/*/dataServiceId', 'data-service'],
    ['rules/*/refuse', 'refusal'],
  ],
  menu: [
    ['items/*/pageId', 'page'],
    ['items/*/linkId', 'link'],
  ],
  client: [['redirectUris/*', 'address']],
  'deep-links': [
    ['id', 'venue'],
    ['pages/*/codes/*/page', 'deep-link'],
  ],
  push: [
    ['id', 'venue'],
    ['types/*/page', 'deep-link'],
    ['other', 'deep-link'],
  ],
  notice: [
    ['category', `code ${codeLists.noticeCategory}`],
    ['publctTypeCd', 'venue-number'],
  ],
  board: [['boardKindCd', `code ${codeLists.boardKind}`]],
  'park-map': [['venue', 'venue']],
  'path-graph': [['venue', 'venue']],
  facility: [
    ['parkKindCd', 'park-code'],
    ['faciltCateKindCd', `code ${codeLists.facilityCategory}`],
    ['tags/*', `code ${codeLists.facilityTag}`],
  ],
  show: [
    ['parkKindCd', 'park-code'],
    ['facilityId', 'park-facility'],
  ],
  'queue-plan': [
    ['parkKindCd', 'park-code'],
    ['facilityId', 'park-facility'],
  ],
  course: [
    ['parkKindCd', 'park-code'],
    ['stops/*/facilityId', 'park-facility'],
    ['personas/*', `code ${codeLists.personaType}`],
  ],
  billboard: [['venue', 'venue']],
  'facility-use': [
    ['parkKindCd', 'park-code'],
    ['facilityId', 'park-facility'],
  ],
  'ticket-product': [['venue', 'venue']],
  'exp-program': [
    ['venue', 'venue'],
    ['facilityId', 'park-facility'],
  ],
  'meal-kind': [
    ['venue', 'venue'],
    ['facilityIds/*', 'park-facility'],
  ],
  wallet: [['venue', 'venue']],
  'coupon-kind': [
    ['parkKindCd', 'park-code'],
    ['where/facilities/*', 'park-facility'],
    ['where/categories/*', `code ${codeLists.facilityCategory}`],
    ['placeCodes/*/facilityId', 'park-facility'],
  ],
  event: [
    ['parks/*', 'park-code'],
    ['kind', `code ${codeLists.boardKind}`],
    ['prizes/*/coupon', 'coupon-kind'],
    ['miniGame', 'mini-game', 'needed'],
  ],
  'gift-card-kind': [['parkKindCd', 'park-code']],
  opening: [
    ['venue', 'venue'],
    ['closed/*/facilityId', 'park-facility'],
  ],
  discount: [
    ['bnftClassCd', `code ${codeLists.benefitClass}`],
    ['price/with/*', 'discount'],
    ['mine/grades/*', `code ${codeLists.grade}`],
    ['mine/products/*', 'ticket-product'],
    ['mine/cards/*', 'partner-card'],
  ],
  'fee-table': [['venue', 'venue']],
  'day-pass': [['venue', 'venue']],
  sound: [['venue', 'venue']],
  club: [['venue', 'venue']],
};

/** True if a document of a type has no meaning without what its field names. */
export const isNeededField = (type: string, path: Path): boolean =>
  Object.hasOwn(byType, type) &&
  byType[type]?.some(([way, , needed]) => needed !== undefined && way === path.join('/')) === true;

/** Fields of a type that hold a code (not lists of codes), and the list that it is of. */
export const codeFieldsOf = (type: string): readonly { readonly field: string; readonly list: string }[] =>
  (byType[type] ?? []).flatMap(([field, kind]) =>
    kind.startsWith('code ') && !field.includes('*') ? [{ field, list: kind.slice('code '.length) }] : [],
  );

/** The same of actions, by what they do. */
const byAction: Readonly<Partial<Record<string, readonly NamedField[]>>> = {
  move: [['pageNm', 'screen']],
  link: [
    ['linkId', 'link'],
    ['linkUrl', 'address'],
  ],
  api: [
    ['uri', 'call'],
    ['successMsg', 'words'],
  ],
  alert: [
    ['message', 'message'],
    ['title', 'message'],
    ['subBody', 'message'],
    ['ok', 'message'],
    ['icon', 'icon'],
  ],
  venue: [['venue', 'venue']],
  nav: [['target', 'place']],
  native: [['otherwise', 'action']],
  ask: [
    ['message', 'message'],
    ['ok', 'message'],
    ['then', 'action'],
  ],
  scan: [
    ['linkId', 'link'],
    ['failed', 'message'],
    ['otherwise', 'action'],
  ],
};

/** The same of the tests of a condition. */
const byFact: Readonly<Partial<Record<string, ReferenceKind>>> = {
  curResort: 'venue',
  cameFrom: 'screen',
  grade: 'grade',
};

/** A value that names something, and where it stands. */
export interface NamedValue {
  readonly kind: ReferenceKind;
  readonly value: unknown;
  readonly path: Path;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Adds the values that the steps of a way lead to. */
const follow = (
  steps: readonly string[],
  at: number,
  value: unknown,
  path: Path,
  kind: ReferenceKind,
  found: NamedValue[],
): void => {
  const step = steps[at];
  if (step === undefined) {
    if (value !== undefined) found.push({ kind, value, path });
  } else if (!isHolder(value)) return;
  else if (step !== '*') {
    if (Object.hasOwn(value, step)) follow(steps, at + 1, value[step], [...path, step], kind, found);
  } else if (Array.isArray(value))
    for (let index = 0; index < value.length; index++)
      follow(steps, at + 1, value[index], [...path, index], kind, found);
  else for (const name of Object.keys(value)) follow(steps, at + 1, value[name], [...path, name], kind, found);
};

const stepsOf = memoizeByObject((field: NamedField): readonly string[] => field[0].split('/'));

const named = (fields: readonly NamedField[] | undefined, value: unknown, path: Path): readonly NamedValue[] => {
  const found: NamedValue[] = [];
  for (const field of fields ?? []) follow(stepsOf(field), 0, value, path, field[1], found);
  return found;
};

/** References in the fields of a document. Accepts invalid documents. */
export const namedInFields = (type: string, body: unknown): readonly NamedValue[] =>
  named(Object.hasOwn(byType, type) ? byType[type] : undefined, body, []);

/** References of an action, including nested actions. For a link with ID and address only the ID counts. */
export function* namedInAction(action: unknown, path: Path): Generator<NamedValue> {
  const kind = isHolder(action) ? action['action'] : undefined;
  if (!isHolder(action) || typeof kind !== 'string' || !Object.hasOwn(byAction, kind)) return;
  for (const one of named(byAction[kind], action, path))
    if (one.kind !== 'address' || action['linkId'] === undefined) yield one;
}

/** References of a condition. */
export function* namedInCondition(condition: unknown, path: Path): Generator<NamedValue> {
  if (!Array.isArray(condition)) return;
  for (const [one, group] of condition.entries()) {
    if (!Array.isArray(group)) continue;
    for (const [two, test] of (group as readonly unknown[]).entries()) {
      const kind = isHolder(test) && typeof test['fact'] === 'string' ? byFact[test['fact']] : undefined;
      if (kind === undefined || !isHolder(test) || !Array.isArray(test['is'])) continue;
      for (const [three, value] of test['is'].entries()) yield { kind, value, path: [...path, one, two, 'is', three] };
    }
  }
}
