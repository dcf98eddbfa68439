import { keyOf, type RawDocument } from '../check/prepared.ts';
import type { Change } from './change.ts';
import type { Names } from './names.ts';
import { canonical } from './canonical.ts';
import { isFields, type Fields } from '../check/is-fields.ts';
import { listIn } from './tell/about.ts';
import { Tree } from './tell/menu-tree.ts';
import { sayDocument } from './words/say-document.ts';
import { withParticle } from './words/particles.ts';
import { sentence } from './words/phrase.ts';

type Raws = ReadonlyMap<string, RawDocument>;

/** One side of a move: an item that went or came by itself. */
interface Side {
  readonly change: Change;
  readonly menu: Fields;
  readonly item: Fields;
}

/** Position-independent appearance of a menu item. */
const seenOf = ({ menuUid: _uid, parentsMenuUid: _parent, menuLevel: _level, ...seen }: Fields): string =>
  canonical(seen);

const sidesOf = (
  changes: readonly Change[],
  kind: 'added' | 'removed',
  raws: Raws,
): ReadonlyMap<string, readonly Side[]> => {
  const sides = changes.flatMap((change): Side[] => {
    const [place, ...more] = change.at;
    const index = /^\/items\/(\d+)$/.exec((kind === 'added' ? place?.to : place?.from) ?? '')?.[1];
    const menu = raws.get(keyOf(change.type, change.id))?.body;
    const item = menu === undefined || index === undefined ? undefined : listIn(menu, 'items')[Number(index)];
    return change.kind === kind && change.type === 'menu' && more.length === 0 && menu !== undefined && isFields(item)
      ? [{ change, menu, item }]
      : [];
  });
  return Map.groupBy(sides, ({ item }) => seenOf(item));
};

function tellMove(from: Side, to: Side, was: Names, is: Names): Change {
  const { type, id, venue, at } = to.change;
  const [left, came] = [sayDocument('menu', from.change.id, from.menu, was), sayDocument('menu', id, to.menu, is)];
  const [item, parent] = [is.said(to.item['menuName']), new Tree(to.menu).parentOf(to.item)];
  const under =
    parent === ''
      ? { ko: '', en: '' }
      : { ko: `의 ${is.menuItem(to.menu, parent).ko} 아래`, en: `, under ${is.menuItem(to.menu, parent).en}` };
  const text = sentence([
    {
      ko: `메뉴 ${withParticle(item.ko, '을')} ${left.ko}에서 ${withParticle(`${came.ko}${under.ko}`, '으로')} 옮겼어요`,
      en: `moved the menu item ${item.en} from ${left.en} to ${came.en}${under.en}`,
    },
  ]);
  return {
    kind: 'moved',
    type,
    id,
    ...(venue === undefined ? {} : { venue }),
    at: [...at, ...from.change.at.map((place) => ({ ...place, type, id: from.change.id }))],
    text,
  };
}

/** Items that left one menu and came into another are told as what they are: moved. Where several are alike, none is. */
export function joinMoves(changes: readonly Change[], one: Raws, two: Raws, was: Names, is: Names): readonly Change[] {
  const [gone, come] = [sidesOf(changes, 'removed', one), sidesOf(changes, 'added', two)];
  const moves = new Map<Change, Change | undefined>();
  for (const [seen, [from, ...others]] of gone) {
    const [to, ...more] = come.get(seen) ?? [];
    if (from === undefined || to === undefined || others.length + more.length > 0 || from.change.id === to.change.id)
      continue;
    moves.set(from.change, undefined).set(to.change, tellMove(from, to, was, is));
  }
  return moves.size === 0
    ? changes
    : changes.flatMap((change) => (moves.has(change) ? (moves.get(change) ?? []) : [change]));
}
