import type { Snapshot } from '#engine';
import { flattenNodes } from '#engine/conditions/list-conditions';
import { locales } from '#schemas/parts';
import type { DocumentType } from '#schemas/documents';
import { typeLabel } from '../../check/definition-of.ts';
import { callAt, pathOfKey } from './call-reads.ts';
import type { ChangedDocument } from './changed-documents.ts';
import type { NotCounted, Release } from './found.ts';

/** Types of which decisions, frames and their texts are made. */
const decided: readonly DocumentType[] = [
  'page',
  'layout',
  'menu',
  'link',
  'guard',
  'theme',
  'venue',
  'picture',
  'operation',
  'validation-rule',
  'data-service',
];
/** Types that the answers about one member name, too. These answers are not compared. */
const inPersonalAnswers: readonly DocumentType[] = ['code-list'];
/** Types that only operators and other systems see. */
const unseen: readonly DocumentType[] = ['client'];

/** Types that the calls of pages and frames read. */
const readTypes = ({ layouts }: Snapshot): readonly DocumentType[] =>
  Object.values(layouts).flatMap(({ nodes }) =>
    flattenNodes(nodes).flatMap(({ needs }) => needs.flatMap(({ path }) => callAt(pathOfKey(path))?.reads ?? [])),
  );

/** Keys of texts that views show. */
const viewedKeys = ({ site, venues, layouts, pages, guards, menus }: Snapshot): readonly string[] => [
  site.name,
  ...Object.values(venues).flatMap(({ name, tagline, chip = '', head }) => [
    name,
    tagline,
    chip,
    head.title,
    head.description,
    head.keywords,
  ]),
  ...[...Object.values(layouts), ...Object.values(pages), ...Object.values(guards), ...Object.values(menus)].flatMap(
    ({ messageKeys }) => messageKeys,
  ),
];

/** True if a changed text stands in documents whose texts no view shows, such as dialogs and errors. */
const hasOtherTexts = (one: Release, two: Release): boolean => {
  const viewed = new Set([one, two].flatMap(({ snapshot }) => viewedKeys(snapshot)));
  const changed = locales.flatMap((locale) => {
    const [was, is] = [one.snapshot.messages[locale], two.snapshot.messages[locale]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (key) => was[key] !== is[key] && !viewed.has(key),
    );
  });
  if (changed.length === 0) return false;
  const others = [one, two].flatMap(({ prepared }) =>
    [...prepared.raws.values()].filter(({ type }) => type !== 'messages').map(({ body }) => JSON.stringify(body)),
  );
  return changed.some((key) => others.some((body) => body.includes(JSON.stringify(key))));
};

/** Types of changed documents that visitors see somewhere else than in the views that are compared. */
export const notCounted = (one: Release, two: Release, changed: readonly ChangedDocument[]): readonly NotCounted[] => {
  const counted = new Set<string>([...decided, ...unseen, ...readTypes(one.snapshot), ...readTypes(two.snapshot)]);
  const types = [...new Set(changed.map(({ type }) => type))];
  return types
    .filter((type) =>
      type === 'messages' ? hasOtherTexts(one, two) : inPersonalAnswers.includes(type) || !counted.has(type),
    )
    .map((type) => ({ type, name: typeLabel(type) }));
};
