import type { MenuItem } from '#schemas/documents/menu/schema';
import { fieldsOf } from '../../content/check/is-fields.ts';
import type { Names } from '../../content/diff/names.ts';
import type { Body } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';
import type { Language } from '../texts/use-texts.ts';
import { textsLive, textsNow, type Text } from '../messages/texts.ts';
import { branchesOf } from './moves.ts';
import { isHidden, visibilityOf, type Visibility } from './visibility.ts';

type Both = Readonly<Record<Language, string>>;

interface Target {
  readonly kind: 'page' | 'link' | 'action' | 'none';
  readonly name: string;
  /** The target does not exist. */
  readonly isMissing: boolean;
  /** The page is blocked for visitors. */
  readonly isBlocked: boolean;
}

/** Menu entry as its row shows it. */
export interface EntryView {
  readonly item: MenuItem;
  readonly uid: string;
  readonly depth: 0 | 1;
  readonly parent: string | undefined;
  /** Position among its siblings, from 1, and their number. */
  readonly at: number;
  readonly of: number;
  readonly below: number;
  readonly isOrphan: boolean;
  readonly name: Both;
  /** Live names, where they differ. */
  readonly was: Partial<Both>;
  readonly target: Target;
  readonly visibility: Visibility;
  readonly isNew: boolean;
  /** Belongs to the collapsed groups at the end. */
  readonly isFolded: boolean;
}

const isItem = (value: unknown): value is MenuItem => {
  const { menuUid, parentsMenuUid, menuLevel, menuName, hiddenIn = [] } = fieldsOf(value);
  return (
    Array.isArray(hiddenIn) &&
    typeof menuUid === 'string' &&
    typeof parentsMenuUid === 'string' &&
    (menuLevel === 0 || menuLevel === 1) &&
    typeof menuName === 'string'
  );
};

/** Returns the entries of a menu document; undefined if a draft is not a valid menu. */
export const entriesOf = (body: Body | undefined): readonly MenuItem[] | undefined => {
  const items = body?.['items'];
  return Array.isArray(items) && items.every(isItem) ? items : undefined;
};

/** Returns a text in both languages; a missing language shows the other. */
export const nameIn = (text: Text | undefined, key: string): Both => ({
  ko: text?.ko ?? text?.en ?? key,
  en: text?.en ?? text?.ko ?? key,
});

interface ViewInput {
  readonly body: Body;
  readonly live: Body | undefined;
  readonly docs: Docs;
  readonly names: Names;
  readonly language: Language;
}

const linkName = (docs: Docs, names: Names, id: string, language: Language): string =>
  names.text(docs.get(`link/${id}`)?.body?.['linkName'])?.[language] ?? id;

/** Returns the target of an entry. */
const targetOf = (
  { pageId, linkId, action }: MenuItem,
  { docs, names, language }: Pick<ViewInput, 'docs' | 'names' | 'language'>,
): Target => {
  if (action !== undefined) return { kind: 'action', name: action.action, isMissing: false, isBlocked: false };
  if (pageId !== undefined) {
    const page = docs.get(`page/${pageId}`)?.body;
    const code = (page?.['pageInfo'] as { readonly pageStatusCode?: unknown } | undefined)?.pageStatusCode;
    return {
      kind: 'page',
      name: page === undefined ? pageId : names.pageTitle(page)[language],
      isMissing: page === undefined,
      isBlocked: code === 'B',
    };
  }
  if (linkId === undefined) return { kind: 'none', name: '', isMissing: false, isBlocked: false };
  return {
    kind: 'link',
    name: linkName(docs, names, linkId, language),
    isMissing: docs.get(`link/${linkId}`)?.body === undefined,
    isBlocked: false,
  };
};

/** Returns all entries of a menu in the order in which visitors see them. */
export const viewsOf = (input: ViewInput): readonly EntryView[] => {
  const { body, live, docs } = input;
  const branches = branchesOf(entriesOf(body) ?? []);
  const [now, before] = [textsNow(docs), textsLive(docs)];
  const liveNames = new Map(entriesOf(live)?.map(({ menuUid, menuName }) => [menuUid, menuName]));
  const footer = Number(body['footerMenus'] ?? 0);
  const tops = branches.filter(({ isOrphan }) => !isOrphan).length;
  let top = 0;
  const view = (
    item: MenuItem,
    place: Pick<EntryView, 'depth' | 'parent' | 'at' | 'of' | 'below' | 'isOrphan' | 'isFolded'>,
  ): EntryView => {
    const name = nameIn(now.get(item.menuName), item.menuName);
    const liveKey = liveNames.get(item.menuUid);
    const old = liveKey === undefined ? name : nameIn(before.get(liveKey), liveKey);
    return {
      ...place,
      item,
      uid: item.menuUid,
      name,
      target: targetOf(item, input),
      visibility: visibilityOf(item),
      isNew: liveKey === undefined,
      was: { ...(old.ko === name.ko ? {} : { ko: old.ko }), ...(old.en === name.en ? {} : { en: old.en }) },
    };
  };
  return branches.flatMap(({ item, children, isOrphan }, at) => {
    if (!isOrphan) top += 1;
    const isFolded = !isOrphan && (item.footer === true || top > tops - footer);
    return [
      view(item, {
        depth: 0,
        parent: undefined,
        at: at + 1,
        of: branches.length,
        below: children.length,
        isOrphan,
        isFolded,
      }),
      ...children.map((child, index) =>
        view(child, {
          depth: 1,
          parent: item.menuUid,
          at: index + 1,
          of: children.length,
          below: 0,
          isOrphan: false,
          isFolded: false,
        }),
      ),
    ];
  });
};

/** Problem of an entry that its row can fix. */
export type Fault = 'gone' | 'blocked' | 'lost';

export const faultOf = ({ target, visibility, isOrphan }: EntryView): Fault | undefined => {
  if (isOrphan) return 'lost';
  if (target.isMissing) return 'gone';
  return target.isBlocked && !isHidden(visibility) ? 'blocked' : undefined;
};
