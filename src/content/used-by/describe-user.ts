import type { Path, Words } from '../check/problem.ts';
import type { Names } from '../diff/names.ts';
import { isFields, type Fields } from '../check/is-fields.ts';
import { layoutName } from '../diff/tell/layout-name.ts';
import { sayDocument } from '../diff/words/say-document.ts';
import { typeLabel } from '../check/definition-of.ts';
import { labelOf, type Named } from '../diff/words/labels.ts';
import { widgetLabel } from '../diff/words/widget-label.ts';
import { joined, quotedWords } from '../diff/words/phrase.ts';
import { sayValue } from '../diff/words/say-value.ts';

interface Place {
  readonly type: string;
  readonly id: string;
  readonly path: Path;
}

// Operators do not care which field of an action holds the reference.
const silent: ReadonlySet<string> = new Set([
  'pageNm',
  'linkId',
  'linkUrl',
  'target',
  'uri',
  'venue',
  'dataServiceId',
  'pageId',
  'guard',
  'is',
  'menuName',
  'linkName',
  'action',
  'settings',
  'flags',
  'pageInfo',
  'light',
  'dark',
  'texts',
  'placements',
  'items',
  'widget',
]);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Where something is used, as an operator calls it: `The menu of Haneul Land, “Cloud roulette”`. */
export function describeUser({ type, id, path }: Place, names: Names): Words {
  const body = names.document(type, id) ?? {};
  const parts = [
    whoOf(type, id, body, names),
    ...(type === 'menu'
      ? menuPlace(path, { type, body }, names)
      : type === 'layout'
        ? layoutPlace(path, { type, body }, names)
        : placeIn(path, { type, body }, names)),
  ];
  const { ko, en } = joined(parts);
  return { ko, en: capital(en) };
}

function whoOf(type: string, id: string, body: Fields, names: Names): Words {
  if (type !== 'layout') return sayDocument(type, id, body, names);
  const pages = names.pagesOf(id);
  const [page] = pages;
  const kind = typeLabel('layout');
  if (page !== undefined && pages.length === 1) {
    const { ko, en } = names.page(page['id']);
    return { ko: `${ko} 페이지 ${kind.ko}`, en: `the layout of the page ${en}` };
  }
  const venue = body['use'] === 'frame' ? names.venueOf(type, id) : undefined;
  if (venue === undefined && pages.length > 1) return quotedWords(layoutName(id, body, names));
  return venue === undefined
    ? sayDocument(type, id, body, names)
    : { ko: `${names.venue(venue).ko} 프레임`, en: `the frame of ${names.venue(venue).en}` };
}

const stepAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    root,
  );

/** The way down the menu to the entry. */
function menuPlace(path: Path, root: Named & { readonly body: Fields }, names: Names): readonly Words[] {
  const { body } = root;
  const items = Array.isArray(body['items']) ? body['items'].filter(isFields) : [];
  const way: Words[] = [];
  for (let item = stepAt(body, path.slice(0, 2)); isFields(item) && way.length < 9;) {
    way.unshift(names.text(item['menuName']) ?? { ko: String(item['menuName']), en: String(item['menuName']) });
    const above = item['parentsMenuUid'];
    item = items.find(({ menuUid }) => menuUid === above && above !== '');
  }
  return [quotedWords(joined(way, ' › ')), ...restOf(root, path, 2)];
}

function layoutPlace(path: Path, root: Named, names: Names): readonly Words[] {
  const placement = stepAt(root.body, path.slice(0, 2));
  const widget = isFields(placement) ? widgetLabel(placement['widget']) : undefined;
  return [...(widget === undefined ? [] : [widget]), ...placeIn(path, root, names)];
}

/** The innermost thing of a list that has a name, and what of it is meant. */
function placeIn(path: Path, root: Named, names: Names): readonly Words[] {
  const { body } = root;
  const last = path.findLastIndex(
    (step, index) =>
      typeof step === 'number' && index < path.length - 1 && isCalled(stepAt(body, path.slice(0, index + 1))),
  );
  const item = last < 0 ? undefined : stepAt(body, path.slice(0, last + 1));
  const isPlacement = last === 1 && path[0] === 'placements';
  return [
    ...(item === undefined || isPlacement ? [] : [sayValue(item, undefined, names)]),
    ...restOf(root, path, last + 1),
  ];
}

const isCalled = (value: unknown): boolean =>
  isFields(value) &&
  ['title', 'label', 'name', 'text', 'menuName', 'codeName', 'id', 'codeId'].some((name) => value[name] !== undefined);

const restOf = (root: Named, path: Path, from: number): readonly Words[] =>
  path.slice(from).every((step) => typeof step === 'number' || silent.has(step))
    ? []
    : [labelOf(root, path, { from, without: silent })];
