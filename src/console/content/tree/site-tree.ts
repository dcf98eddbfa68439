import { fieldsIn } from '../../../content/check/is-fields.ts';
import type { Names } from '../../../content/diff/names.ts';
import { layoutName } from '../../../content/diff/tell/layout-name.ts';
import { documentTitle } from '../../../content/diff/words/document-title.ts';
import { definitionOf } from '../../../content/check/definition-of.ts';
import { isChanged, savedDocs, type Doc, type Docs } from '../../site/documents.ts';
import { bodiesOf } from '../../site/use-site.tsx';
import type { Texts } from '../../texts/en.ts';
import type { Language } from '../../texts/use-texts.ts';
import { iconOf } from '../../site/document-types.ts';
import { openingDays } from './opening-title.ts';
import { includesTerm } from '#engine';

/** A row of the site tree: a document, or a group of others. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly key?: string;
  readonly isDraft: boolean;
  readonly state?: 'B' | 'D' | undefined;
  readonly children: readonly TreeNode[];
}

export interface TreePart {
  readonly id: string;
  readonly label: string;
  readonly nodes: readonly TreeNode[];
}

export interface TreeInput {
  readonly docs: Docs;
  readonly names: Names;
  readonly texts: Texts;
  readonly language: Language;
  readonly venue: string | undefined;
}

/** Venue of the document, if it belongs to one. */
const ownerOf = (type: string, id: string, names: Names) => {
  const venue = names.venueOf(type, id);
  return venue === undefined ? undefined : names.venue(venue);
};

const textWords = {
  ko: { texts: '문구', ko: '한국어', en: '영어' },
  en: { texts: 'texts', ko: 'Korean', en: 'English' },
} as const;

/** Texts by whose they are and what more their id says of them, in whatever language. */
export const whoseTexts = (id: string, { names, language }: Pick<TreeInput, 'names' | 'language'>): string => {
  const stem = id.replace(/-(?:ko|en)$/, '');
  const venue = names.venueOf('messages', id);
  const slug = names.document('venue', venue)?.['slug'];
  const rest = typeof slug === 'string' && stem.startsWith(slug) ? stem.slice(slug.length).replace(/^-/, '') : stem;
  const whose = [venue === undefined ? '' : names.venue(venue)[language], rest].filter((part) => part !== '').join(' ');
  return `${whose} ${textWords[language].texts}`;
};

const textsName = (
  id: string,
  { locale }: Readonly<Record<string, unknown>>,
  input: Pick<TreeInput, 'names' | 'language'>,
): string =>
  locale === 'ko' || locale === 'en' ? `${whoseTexts(id, input)} · ${textWords[input.language][locale]}` : id;

/** List title of a document. */
export const titleOf = (
  { type, id, body, live }: Pick<Doc, 'type' | 'id' | 'body' | 'live'>,
  { names, texts, language }: Pick<TreeInput, 'names' | 'texts' | 'language'>,
): string => {
  const shown: Readonly<Record<string, unknown>> = body ?? live ?? {};
  if (type === 'venue') return names.venue(id)[language];
  if (type === 'layout') return layoutName(id, shown, names)[language];
  if (type === 'messages') return textsName(id, shown, { names, language });
  if (definitionOf(type)?.of === 'site') return texts.types[type] ?? type;
  return (
    documentTitle(type, { id, ...shown }, names)?.[language] ??
    (definitionOf(type)?.of === 'venue'
      ? [
          texts.types[type] ?? type,
          ownerOf(type, id, names)?.[language] ?? id,
          ...(type === 'opening' ? [openingDays(shown, language)] : []),
        ]
          .filter((part) => part !== '')
          .join(' · ')
      : undefined) ??
    id
  );
};

const stateOf = (doc: Doc | undefined): 'B' | 'D' | undefined => {
  const code = (doc?.body?.['pageInfo'] as { readonly pageStatusCode?: unknown } | undefined)?.pageStatusCode;
  return code === 'B' || code === 'D' ? code : undefined;
};

/** The pages of a venue in the order of its menu, those outside of it after them; then what stands around them, then what all share. */
export const siteTree = (drafts: TreeInput): readonly TreePart[] => {
  const input = { ...drafts, docs: savedDocs(drafts.docs) };
  const { docs, texts, names, venue } = input;
  const owned = Map.groupBy(docs.values(), ({ type, id }) => names.venueOf(type, id));
  const venues = bodiesOf(docs, 'venue')
    .toSorted((one, two) => Number(one['order']) - Number(two['order']))
    .filter(({ id }) => venue === undefined || id === venue);
  const pages = venues.flatMap((body) => {
    const nodes = pagesOf(body.id, String(body['menu']), owned.get(body.id) ?? [], input);
    return venue === undefined
      ? [
          {
            id: `venue ${body.id}`,
            label: names.venue(body.id)[input.language],
            icon: 'building',
            isDraft: false,
            children: nodes,
          },
        ]
      : nodes;
  });
  const around = venue === undefined ? [] : (owned.get(venue) ?? []).filter(({ type }) => type !== 'page');
  const shared = owned.get(undefined) ?? [];
  return [
    { id: 'pages', label: texts.tree.pages, nodes: pages },
    { id: 'around', label: texts.tree.around, nodes: byType(around, input) },
    { id: 'shared', label: texts.tree.shared, nodes: byType(shared, input) },
  ].filter(({ nodes }) => nodes.length > 0);
};

const nodeOf = (doc: Doc, input: TreeInput, label = titleOf(doc, input)): TreeNode => ({
  id: doc.key,
  key: doc.key,
  label,
  icon: stateOf(doc) === 'B' ? 'lock' : iconOf(doc.type),
  isDraft: isChanged(doc),
  state: stateOf(doc),
  children: [],
});

const pagesOf = (venue: string, menu: string, owned: readonly Doc[], input: TreeInput): readonly TreeNode[] => {
  const { docs, names, texts, language } = input;
  const items = fieldsIn(docs.get(`menu/${menu}`)?.body?.['items']).map(
    ({ menuUid, parentsMenuUid, menuName, pageId }) => ({
      uid: String(menuUid),
      parent: parentsMenuUid,
      name: String(menuName),
      page: String(pageId),
    }),
  );
  const shown = new Set<string>();
  // A draft may say that entries hold each other.
  const met = new Set(['']);
  const below = (parent: string): readonly TreeNode[] =>
    items
      .filter((item) => item.parent === parent)
      .flatMap(({ uid, name, page }): readonly TreeNode[] => {
        if (met.has(uid)) return [];
        met.add(uid);
        const doc = docs.get(`page/${page}`);
        const children = below(uid);
        const label = names.text(name)?.[language] ?? name;
        if (doc === undefined)
          return children.length === 0
            ? []
            : [{ id: `item ${menu} ${uid}`, label, icon: 'folder', isDraft: false, children }];
        if (shown.has(doc.key)) return children;
        shown.add(doc.key);
        return [{ ...nodeOf(doc, input), children }];
      });
  const inMenu = below('');
  const others = owned
    .filter((doc) => doc.type === 'page' && !shown.has(doc.key))
    .map((doc) => nodeOf(doc, input))
    .toSorted(byLabel);
  return others.length === 0
    ? inMenu
    : [...inMenu, { id: `others ${venue}`, label: texts.tree.other, icon: 'folder', isDraft: false, children: others }];
};

const byLabel = (one: TreeNode, two: TreeNode): number => one.label.localeCompare(two.label);

const byType = (all: readonly Doc[], input: TreeInput): readonly TreeNode[] => {
  const types = Map.groupBy(all, ({ type }) => type);
  return [...types]
    .map(([type, some]): TreeNode => {
      const nodes = some.map((doc) => nodeOf(doc, input)).toSorted(byLabel);
      const [only] = nodes;
      const label = input.texts.types[type] ?? type;
      return nodes.length === 1 && only !== undefined
        ? { ...only, label }
        : {
            id: `type ${type} ${input.venue ?? ''} ${some[0]?.key ?? ''}`,
            label,
            icon: iconOf(type),
            isDraft: false,
            children: nodes,
          };
    })
    .toSorted(byLabel);
};

/** The parts with only what fits a text, opened down to it. */
export const filterTree = (parts: readonly TreePart[], text: string): readonly TreePart[] => {
  if (text.trim() === '') return parts;
  const keep = (node: TreeNode): readonly TreeNode[] => {
    const children = node.children.flatMap(keep);
    const fits = includesTerm(node.label, text) || includesTerm(node.key ?? '', text);
    return fits || children.length > 0
      ? [{ ...node, children: fits && children.length === 0 ? node.children : children }]
      : [];
  };
  return parts.map((part) => ({ ...part, nodes: part.nodes.flatMap(keep) })).filter(({ nodes }) => nodes.length > 0);
};
