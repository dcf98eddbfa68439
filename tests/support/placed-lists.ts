import type { PlacedNode, Snapshot } from '#engine';
import { declaredCall } from '../../src/content/check/calls.ts';
import { sampleAnswer } from './sample-answer.ts';

/** A list on a page: a widget that reads records and says when there are none. */
export interface PlacedList {
  readonly name: string;
  readonly widget: string;
  readonly node: PlacedNode;
  /** The enclosing section links to the whole list, or the list has what comes next alone, or the one record that its call names. */
  readonly isExcerpt: boolean;
  /** Its records are one of a few codes each, so they carry no numbers. */
  readonly isOfCodes: boolean;
  readonly texts: Readonly<Record<'ko' | 'en', Readonly<Record<string, string>>>>;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const inside = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

/** The text that settings have for a list without records. */
export const emptyTextOf = (settings: unknown): unknown =>
  inside(inside(settings, 'empty'), 'text') ?? inside(settings, 'empty') ?? inside(inside(settings, 'texts'), 'empty');

/** Field of the records in the answer of a list. */
export const listFieldOf = ({ settings }: PlacedNode): string => {
  const pointer = inside(settings['source'], 'list');
  if (typeof pointer === 'string') return pointer.slice(1);
  return typeof settings['list'] === 'string' ? settings['list'] : 'list';
};

/** Schema of the records in an answer. */
const listSchemaOf = (node: PlacedNode, path: string): unknown =>
  inside(inside(declaredCall(path)?.data, 'properties'), listFieldOf(node));

/** Returns true if the records of a list are told apart by one of a few codes. */
const isOfCodes = (node: PlacedNode): boolean =>
  node.needs.some(({ path }) => {
    const record = inside(inside(listSchemaOf(node, path), 'items'), 'properties');
    return inside(inside(record, String(node.settings['key'])), 'enum') !== undefined;
  });

const isList = (node: PlacedNode): boolean =>
  emptyTextOf(node.settings) !== undefined &&
  node.needs.some(({ path }) => inside(listSchemaOf(node, path), 'type') === 'array');

/** Returns true if the call of a list names the record that it asks for, so that there is one at most. */
const isOfOne = ({ needs, settings: { key } }: PlacedNode): boolean =>
  typeof key === 'string' && needs.some(({ query }) => query[key] !== undefined);

const below = (nodes: readonly PlacedNode[], isExcerpt = false): readonly (readonly [PlacedNode, boolean])[] =>
  nodes.flatMap((node) => [
    [node, isExcerpt || node.settings['variant'] === 'next' || isOfOne(node)] as const,
    ...below(node.children, isExcerpt || node.settings['more'] !== undefined),
  ]);

/** Every list of the pages, once per layout. */
export const placedLists = ({ pages, layouts, messages }: Snapshot): readonly PlacedList[] => {
  const firsts = new Map(
    Object.values(pages)
      .toReversed()
      .flatMap((page) =>
        [page.layout, ...Object.values(page.stateLayouts ?? {})].map((layout) => [layout, page] as const),
      ),
  );
  return Object.values(layouts).flatMap((layout) => {
    const own = firsts.get(layout.id)?.pageTexts;
    const texts = { ko: { ...messages.ko, ...own?.ko }, en: { ...messages.en, ...own?.en } };
    return below(layout.nodes)
      .filter(([node]) => isList(node))
      .map(([node, isExcerpt]) => ({
        name: `${layout.id} ${node.id} ${node.widget}`,
        widget: node.widget,
        node,
        isExcerpt,
        isOfCodes: isOfCodes(node),
        texts,
      }));
  });
};

const LARGEST_PAGE = 100;

/** Values with which a record passes the rules of a list: its kind, its conditions, a time at which it happens. */
const shownValues = (settings: Fields): Fields => ({
  timeList: ['1030'],
  ...(settings['category'] === undefined ? {} : { faciltCateKindCd: settings['category'] }),
  ...Object.fromEntries(
    [settings['show'], inside(settings['only'], 'show')]
      .flatMap((rules) => (Array.isArray(rules) ? rules : []))
      .map((rule: { readonly field: string; readonly is: readonly string[] }) => [rule.field, rule.is[0]]),
  ),
});

/** Answers a call of a list with those of the records that its query asks for, like the server. */
export const answerFor = (
  node: PlacedNode,
  path: string,
  all: readonly number[],
  query: Readonly<Record<string, string>>,
): unknown => {
  const asked = node.needs.find((need) => need.path === path)?.query ?? {};
  const fill = (name: string): number | undefined => {
    const given = asked[name]?.replace(
      /^\{query\.(\w+)\|([^}]*)\}$/,
      (_, key: string, usual: string) => query[key] ?? usual,
    );
    return given === undefined ? undefined : Number(given);
  };
  const declared = declaredCall(path);
  // A call that counts its records over pages gives no more than one of them unasked. Its other lists hold fewer.
  const most = inside(inside(inside(declared?.data, 'properties'), listFieldOf(node)), 'maxItems') ?? LARGEST_PAGE;
  const isPaged =
    asked['pagePerCount'] !== undefined ||
    (most === LARGEST_PAGE &&
      [
        inside(inside(inside(declared, 'query'), 'properties'), 'pagePerCount'),
        inside(inside(declared?.data, 'properties'), 'totalCnt'),
      ].every((one) => one !== undefined));
  const [page, size] = [
    fill('currentPage') ?? 1,
    isPaged ? Math.min(fill('pagePerCount') ?? LARGEST_PAGE, LARGEST_PAGE) : all.length,
  ];
  const start = (page - 1) * size;
  const values = { ...shownValues(node.settings), totalCnt: all.length, pageNo: page, pageSize: size };
  const only = inside(node.settings['only'], 'list');
  return sampleAnswer(declared?.data ?? {}, {
    lists: {
      ...(typeof only === 'string' ? { [only]: [1] } : {}),
      [listFieldOf(node)]: all.slice(start, start + size),
    },
    values,
  });
};
