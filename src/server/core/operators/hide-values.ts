import { serverOnlyTypes, withoutServerOnly } from '../../../content/index.ts';
import { keyOf, type SavedDocument, type SavedDocuments } from '../live-site/live-site.ts';
import { allows, type Grant } from './grants.ts';
import { venueFinder } from './venue-finder.ts';

/** Reader of documents. Fields that a schema marks `serverOnly` are for those who may read the drafts of the document, too. */
export interface Reader {
  readonly grants: readonly Grant[];
}

/** Checks if an operator sees all of a document: as it is now, and in the given state. Else a draft of a venue could change whose the documents are. */
export const seesAll = (
  { grants }: Reader,
  { type, id, body }: Pick<SavedDocument, 'type' | 'id' | 'body'>,
  live: SavedDocuments,
  documents = live,
): boolean => {
  const [was, is] = [venueFinder(live), venueFinder(documents)];
  return (
    allows(grants, 'read', { type, venue: is({ type, id }, body) }) &&
    (!live.has(keyOf({ type, id })) || allows(grants, 'read', { type, venue: was({ type, id }) }))
  );
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDocument = (value: Fields): value is DocumentFields =>
  typeof value['type'] === 'string' && typeof value['id'] === 'string' && value['v'] !== undefined;
const isProblem = (value: Fields): value is ProblemFields =>
  isFields(value['at']) &&
  typeof value['at']['type'] === 'string' &&
  typeof value['at']['id'] === 'string' &&
  value['severity'] !== undefined;

type DocumentFields = Fields & { readonly type: string; readonly id: string };
type ProblemFields = Fields & { readonly at: { readonly type: string; readonly id: string } };

/** Text of a problem in a document of which the operator does not see all: its own text could quote what is hidden. */
const hiddenProblem = {
  text: {
    ko: '다른 베뉴의 문서에 문제가 있어요. 값이 가려져 있어서 내용은 그 베뉴의 담당자에게 보여요.',
    en: 'A document of another venue has a problem. Some of its values are hidden from you, so only the operators of that venue see what it is.',
  },
  hint: { ko: '그 베뉴의 담당자에게 알려 주세요.', en: 'Tell the operators of that venue.' },
} as const;

/**
 * Returns an answer of the console API as the operator may get it: documents in it lose the `serverOnly` fields of other venues, and problems of such
 * documents their texts. Runs on every answer, so that a new call hides them, too.
 */
export const hideFrom = (by: Reader, live: SavedDocuments, answer: unknown): unknown => {
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (!isFields(value)) return value;
    if (isDocument(value) && serverOnlyTypes.has(value.type))
      return seesAll(by, { ...value, body: value }, live) ? value : withoutServerOnly(value.type, value);
    if (isProblem(value) && serverOnlyTypes.has(value.at.type)) {
      const { type, id } = value.at;
      return seesAll(by, { type, id, body: live.get(keyOf({ type, id }))?.body ?? {} }, live)
        ? value
        : { ...value, at: { type, id, pointer: '' }, ...hiddenProblem, fix: undefined };
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hide(part)]));
  };
  return hide(answer);
};
