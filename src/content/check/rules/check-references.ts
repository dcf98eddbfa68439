import type { Layout } from '#schemas/documents/layout/schema';
import type { Page } from '#schemas/documents/page/schema';
import { documentTypes, type DocumentType } from '#schemas/documents';
import { readGuardMessage } from '#engine';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { keyOf } from '../prepared.ts';
import type { Path } from '../problem.ts';
import { namedInFields, type NamedValue } from '../references/fields.ts';
import { parkAt } from '../references/park-at.ts';
import { CheckContext, type Owner } from '../check-context.ts';
import { needsArt } from './check-formats.ts';
import { checkMessage } from './check-message.ts';
import { checkAddress } from './check-address.ts';
import { isOfWrongUse } from './check-layouts.ts';

/** Names of documents in other documents: each must lead to one. */
export function checkReferences(survey: CheckContext): void {
  const { documents } = survey;
  const numbers = new Set(
    [...survey.prepared.raws.values()].flatMap(({ type, body }) =>
      type === 'venue' ? [String(body['publctTypeCd'])] : [],
    ),
  );
  for (const type of documentTypes) {
    for (const document of documents[type].values())
      for (const named of namedInFields(type, document)) checkNamed(survey, document, named, numbers);
  }
  for (const page of documents.page.values())
    if (page.pageInfo.pageId !== page.id) survey.report(page, ['pageInfo', 'pageId'], otherId(page));
  for (const venue of documents.venue.values()) {
    const main = survey.screens.get(venue.main);
    if (main?.venue !== undefined && main.venue !== venue.id && survey.has('venue', main.venue))
      survey.report(venue, ['main'], otherMain(venue.main, venue.id, main.venue));
  }
}

/** `numbers`: of the venues, as contents name them. */
function checkNamed(
  survey: CheckContext,
  owner: Owner,
  { kind, value, path }: NamedValue,
  numbers: ReadonlySet<string>,
): void {
  const name = String(value);
  switch (kind) {
    case 'frame':
      return needsLayout(survey, owner, path, name, 'frame');
    case 'layout':
      return needsLayout(survey, owner, path, name, 'page');
    case 'guard':
      return needsGuard(survey, owner, path, name);
    case 'page':
      if (!survey.has('page', name))
        survey.dangling(owner, path, 'page', name, () => survey.documents.page.keys(), { code: 'menu-page-missing' });
      return;
    case 'message':
      if (name !== '') checkMessage(survey, owner, path, name);
      return;
    case 'image':
      return checkImage(survey, owner, path, name);
    case 'address':
      return checkAddress(survey, owner, path, name);
    case 'refusal':
      return checkRefusal(survey, owner, path, name);
    // A notice of a number that no venue has is on no list. (Boards may belong to the resort as a whole.)
    case 'venue-number':
      if (!numbers.has(name)) survey.dangling(owner, path, 'venue-number', name, () => numbers);
      return;
    case 'park-code':
      if (!parkCodes(survey).has(name)) survey.dangling(owner, path, 'park-code', name, () => parkCodes(survey));
      return;
    case 'park-facility':
      return needsFacility(survey, owner, path, name);
    // Looked at with the tables that they stand in: check-links and check-routes.
    case 'deep-link':
    case 'route':
      return;
    default:
      if (kind.startsWith('code ')) needsCode(survey, owner, path, kind.slice('code '.length), name);
      else survey.requireDocument(owner, path, kind as DocumentType, name);
  }
}

const parkCodes = memoizeByObject(
  ({ prepared }: CheckContext) =>
    new Set(
      [...prepared.raws.values()].flatMap(({ type, body }) => (type === 'venue' ? [String(body['parkKindCd'])] : [])),
    ),
);

/** Numbers of the facilities of a park, valid or not. */
const facilitiesOf = memoizeByObject(({ prepared }: CheckContext) =>
  Map.groupBy(
    [...prepared.raws.values()].filter(({ type }) => type === 'facility').map(({ body }) => body),
    ({ parkKindCd }) => String(parkKindCd),
  ),
);

function needsFacility(survey: CheckContext, owner: Owner, path: Path, id: string): void {
  const { parkKindCd, venue } = parkAt(survey.prepared.raws.get(keyOf(owner.type, owner.id))?.body ?? {}, path);
  const park = parkKindCd ?? survey.documents.venue.get(venue ?? '')?.parkKindCd;
  if (park === undefined) return;
  const known = (facilitiesOf(survey).get(park) ?? []).map(({ facilityId }) => String(facilityId));
  if (!known.includes(id)) survey.dangling(owner, path, 'park-facility', id, () => known);
}

function checkRefusal(survey: CheckContext, owner: Owner, path: Path, text: string): void {
  const refuse = readGuardMessage(text);
  if (refuse) checkMessage(survey, owner, path, refuse.message);
  if (refuse?.path !== undefined && !refuse.path.includes('{path}')) checkAddress(survey, owner, path, refuse.path);
}

const otherMain = (screen: string, own: string, other: string) =>
  ({
    code: 'wrong-venue',
    text: {
      ko: `'${screen}'은(는) ${other}의 화면이라서 ${own}의 메인 화면이 될 수 없어요.`,
      en: `'${screen}' belongs to ${other}. It cannot be the main page of ${own}.`,
    },
    hint: { ko: `${own}의 화면이나 공통 화면을 적으세요.`, en: `Use a screen of ${own}, or a shared screen.` },
  }) as const;

const otherId = ({ id, pageInfo }: Page) =>
  ({
    code: 'schema-error',
    text: {
      ko: `pageId '${pageInfo.pageId}'이(가) 문서 id와 달라요.`,
      en: `pageId '${pageInfo.pageId}' differs from the document id.`,
    },
    hint: { ko: `'${id}'(으)로 고치세요.`, en: `Write '${id}'.` },
    fix: { kind: 'replace', pointer: '/pageInfo/pageId', value: id },
  }) as const;

function needsLayout(survey: CheckContext, owner: Owner, path: Path, id: string, use: Layout['use']): void {
  const layout = survey.documents.layout.get(id);
  if (layout === undefined && !survey.has('layout', id)) {
    survey.dangling(owner, path, use === 'frame' ? 'frame' : 'layout', id, () =>
      [...survey.documents.layout.values()].filter((one) => one.use === use).map((one) => one.id),
    );
  } else if (layout !== undefined && layout.use !== use && !isOfWrongUse(survey, layout)) {
    survey.report(owner, path, {
      code: 'dangling-reference',
      text: {
        ko: `레이아웃 '${id}'은(는) ${layout.use}용이에요.`,
        en: `The use of the layout '${id}' is "${layout.use}".`,
      },
      hint: { ko: `use가 "${use}"인 레이아웃을 적으세요.`, en: `Use a layout whose use is "${use}".` },
    });
  }
}

function needsGuard(survey: CheckContext, owner: Owner, path: Path, id: string): void {
  if (!survey.has('guard', id))
    survey.dangling(owner, path, 'guard', id, () => survey.documents.guard.keys(), { code: 'unknown-guard' });
}

/** Share pictures: a drawing or an upload by its name, else an address. */
function checkImage(survey: CheckContext, owner: Owner, path: Path, image: string): void {
  if (/^[a-z0-9-]+$/.test(image)) needsArt(survey, owner, path, image);
  else if (image !== '') checkAddress(survey, owner, path, image);
}

/** (A list that is missing is told once: check-codes.) */
function needsCode(survey: CheckContext, owner: Owner, path: Path, list: string, code: string): void {
  const items = survey.documents['code-list'].get(list)?.items;
  if (items && !items.some(({ codeId }) => codeId === code))
    survey.dangling(owner, path, 'code', code, () => items.map(({ codeId }) => codeId));
}
