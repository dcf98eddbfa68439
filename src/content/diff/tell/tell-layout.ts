import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Fields } from '../../check/is-fields.ts';
import { both, formerly, joined, nameOf, quoted, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { widgetLabel } from '../words/widget-label.ts';
import { byItem, isAt, listIn, pathOf, type About, type Told } from './about.ts';
import { audienceClause } from './audience.ts';
import { sameOrder } from './menu-tree.ts';
import { holderOf, placementWords, siblingsIn, whereWords } from './placements.ts';
import { clauseFor } from './tell-part.ts';

/** Placements of a layout on both sides. */
class Lists {
  readonly before: readonly Fields[];
  readonly after: readonly Fields[];
  readonly #about: About;

  constructor(about: About) {
    this.#about = about;
    this.before = listIn(about.before, 'placements');
    this.after = listIn(about.after, 'placements');
  }

  was(id: string): Fields | undefined {
    return this.before.find((each) => each['id'] === id);
  }

  is(id: string): Fields | undefined {
    return this.after.find((each) => each['id'] === id);
  }

  name(id: string): Words {
    const [one, two] = [this.was(id), this.is(id)];
    if (two !== undefined) return placementWords(two, this.#about.is, this.after);
    return one === undefined ? both(quoted(id)) : placementWords(one, this.#about.was, this.before);
  }
}

function tellPlace(id: string, lists: Lists, where: Words): Words {
  const [then, now] = [holderOf(lists.was(id)), holderOf(lists.is(id))];
  const item = lists.name(id);
  if (then !== now) {
    const old =
      then === ''
        ? { ko: '맨 바깥', en: 'by itself' }
        : { ko: `${lists.name(then).ko} 안`, en: `in ${lists.name(then).en}` };
    const [to, toEn] =
      now === '' ? ['맨 바깥으로', 'out'] : [`${lists.name(now).ko} 안으로`, `into ${lists.name(now).en}`];
    return {
      ko: `${where.ko}에서 ${withParticle(item.ko, '을')} ${to} 옮겼어요${formerly(old).ko}`,
      en: `${where.en}, moved ${item.en} ${toEn}${formerly(old).en}`,
    };
  }
  const [before, after] = [siblingsIn(lists.before, then), siblingsIn(lists.after, now)];
  if (sameOrder(before, after))
    return {
      ko: `${where.ko}에서 ${withParticle(item.ko, '은')} 문서의 다른 자리에 적혔어요. 보이는 순서는 그대로예요`,
      en: `${where.en}, ${item.en} is written elsewhere; the order that visitors see is the same`,
    };
  const at = after.indexOf(id);
  const isUp = at < before.indexOf(id);
  const [left, right] = [after[at - 1], after[at + 1]];
  if (left === undefined)
    return {
      ko: `${where.ko}에서 ${withParticle(item.ko, '을')} ${lists.name(right ?? id).ko} 앞으로 올렸어요`,
      en: `${where.en}, moved ${item.en} up to before ${lists.name(right ?? id).en}`,
    };
  return {
    ko: `${where.ko}에서 ${withParticle(item.ko, '을')} ${lists.name(left).ko} 다음으로 ${isUp ? '올렸어요' : '내렸어요'}`,
    en: `${where.en}, moved ${item.en} ${isUp ? 'up' : 'down'} to after ${lists.name(left).en}`,
  };
}

/** Placements that came or went inside of another that did so too. */
function outermost(id: string, list: readonly Fields[], isSame: (id: string) => boolean): string {
  const holder = holderOf(list.find((each) => each['id'] === id));
  const index = list.findIndex((each) => each['id'] === id);
  const isBefore = list.findIndex((each) => each['id'] === holder) < index;
  return holder !== '' && isBefore && isSame(holder) ? outermost(holder, list, isSame) : id;
}

const withInner = (count: number): Words =>
  count === 0
    ? { ko: '', en: '' }
    : { ko: `(안에 든 ${count}개와 함께)`, en: ` with the ${count === 1 ? 'widget' : `${count} widgets`} in it` };

function tellAdded(id: string, deltas: readonly Delta[], inner: number, lists: Lists, where: Words): Told {
  const item = lists.name(id);
  const holder = holderOf(lists.is(id));
  const siblings = siblingsIn(lists.after, holder);
  const last = siblings[siblings.indexOf(id) - 1];
  const inside = holder === '' ? undefined : lists.name(holder);
  const place =
    last !== undefined
      ? { ko: ` ${lists.name(last).ko} 다음에`, en: `, after ${lists.name(last).en}` }
      : inside !== undefined
        ? { ko: ` ${inside.ko} 안에`, en: `, in ${inside.en}` }
        : { ko: ' 맨 앞에', en: ', at the top' };
  const more = withInner(inner);
  return {
    kind: 'added',
    deltas,
    text: sentence([
      {
        ko: `${where.ko}:${place.ko} ${withParticle(item.ko, '을')} 추가했어요${more.ko}`,
        en: `${where.en}, added ${item.en}${more.en}${place.en}`,
      },
    ]),
  };
}

function tellKept(id: string, some: readonly Delta[], lists: Lists, where: Words, about: About): readonly Told[] {
  const [one, two, item] = [lists.was(id), lists.is(id), lists.name(id)];
  const told: Told[] = [];
  const place = some.filter((delta) => pathOf(delta).length === 2 || isAt(delta, 'placements', '*', 'in'));
  const when = some.filter((delta) => isAt(delta, 'placements', '*', 'when'));
  const kind = some.filter((delta) => isAt(delta, 'placements', '*', 'widget'));
  const tell = (words: Words): Words => sentence([{ ko: `${where.ko}: ${words.ko}`, en: `${where.en}, ${words.en}` }]);
  if (place.length > 0) told.push({ kind: 'moved', deltas: place, text: sentence([tellPlace(id, lists, where)]) });
  if (when.length > 0) {
    const { kind: seen, whole } = audienceClause(
      item,
      { then: one?.['when'], now: two?.['when'] },
      about.was,
      about.is,
    );
    told.push({ kind: seen, deltas: when, text: tell(whole) });
  }
  if (kind.length > 0) {
    const [then, now] = [
      one === undefined ? both('') : placementWords(one, about.was, lists.before),
      widgetLabel(two?.['widget']),
    ];
    const settings = some.filter(
      (delta) => isAt(delta, 'placements', '*', 'settings') || isAt(delta, 'placements', '*', 'v'),
    );
    told.push({
      kind: 'changed',
      deltas: [...kind, ...settings],
      text: tell({
        ko: `${withParticle(then.ko, '은')} 이제 ${withParticle(now.ko, '으로')} 보여요`,
        en: `${then.en}: now shown as ${now.en}`,
      }),
    });
  }
  const known = new Set(told.flatMap(({ deltas }) => deltas));
  for (const delta of some) {
    if (known.has(delta)) continue;
    const words = clauseFor(delta, about, 2);
    told.push({
      kind: delta.kind,
      deltas: [delta],
      text: tell({ ko: `${item.ko}: ${words.ko}`, en: `${item.en}: ${words.en}` }),
    });
  }
  return told;
}

/** Describes changed placements: position, audience and each setting separately. */
export function tellLayout(deltas: readonly Delta[], about: About): readonly Told[] {
  const lists = new Lists(about);
  const where = whereWords(about.id, about.is);
  const groups = new Map<string, { readonly deltas: Delta[]; readonly inner: Set<string> }>();
  const isNew = (id: string): boolean => lists.was(id) === undefined;
  const isGone = (id: string): boolean => lists.is(id) === undefined;
  for (const [id, some] of byItem(deltas, 'placements', (side, index) => nameOf(lists[side][index]?.['id']))) {
    const outer = isNew(id) ? outermost(id, lists.after, isNew) : isGone(id) ? outermost(id, lists.before, isGone) : id;
    const group = groups.get(outer) ?? { deltas: [], inner: new Set<string>() };
    groups.set(outer, group);
    group.deltas.push(...some);
    if (outer !== id) group.inner.add(id);
  }
  return [...groups].flatMap(([id, { deltas: some, inner }]): readonly Told[] => {
    if (isNew(id)) return [tellAdded(id, some, inner.size, lists, where)];
    if (!isGone(id)) return tellKept(id, some, lists, where, about);
    const [item, more] = [lists.name(id), withInner(inner.size)];
    return [
      {
        kind: 'removed',
        deltas: some,
        text: sentence([
          joined([
            {
              ko: `${where.ko}: ${withParticle(item.ko, '을')} 지웠어요${more.ko}`,
              en: `${where.en}, removed ${item.en}${more.en}`,
            },
          ]),
        ]),
      },
    ];
  });
}
