import type { Reasons, ConditionExplanation } from '#engine';
import type { Words } from '../check/problem.ts';
import { isFields, type Fields } from '../check/is-fields.ts';
import { listIn } from '../diff/tell/about.ts';
import { holderOf, placementWords } from '../diff/tell/placements.ts';
import { both, sentence } from '../diff/words/phrase.ts';
import { withParticle } from '../diff/words/particles.ts';
import { sayShown } from '../diff/words/say-condition.ts';
import { at, placeOf, type About } from './about.ts';
import { entryLabels } from './entry-labels.ts';
import { describeReasons } from './describe-reasons.ts';
import type { Sentence } from './visit.ts';

/** Conditional parts, their audience, and the facts that apply. */
interface Part {
  readonly kind: 'hidden' | 'menu';
  readonly what: Words;
  readonly told: ConditionExplanation;
  readonly for: Words;
}

function sayPart({ kind, what, told, for: some }: Part, isHidden: boolean, about: About): Sentence {
  const why = describeReasons(told, about.names);
  const because: Words = why === undefined ? both('') : { ko: ` ${why.ko}.`, en: ` ${sentence([why]).en}` };
  const text: Words = {
    ko: `${withParticle(what.ko, '이')} ${isHidden ? '보이지 않아요' : '보여요'}. ${some.ko}.${because.ko}`,
    en: `${isHidden ? 'Hidden' : 'Seen'}: ${what.en}, ${some.en}.${because.en}`,
  };
  return { kind, text, at: placeOf(about, told.at) };
}

/** Parts that have a condition: those that this visitor does not see, and those that they see by it. */
export interface Parts {
  readonly hidden: readonly Sentence[];
  readonly shown: readonly Sentence[];
}

/** Audience of a condition. Conditions of the current route are read from the documents, which still contain times. */
const shownTo = (condition: unknown, about: About): Words => sayShown(condition, about.names);

const follow = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (Array.isArray(inner) ? inner[Number(step)] : isFields(inner) ? inner[step] : undefined),
    value,
  );

/** Ids of a placement and all that hold it. */
function* holders(id: string, all: readonly Fields[]): Generator<string> {
  for (let next = id, left = all.length; next !== '' && left >= 0; left--) {
    yield next;
    next = holderOf(all.find((one) => one['id'] === next));
  }
}

const isOfItem = ({ at: { path } }: ConditionExplanation): boolean => path.length > 2;
const idOf = ({ at: { path } }: ConditionExplanation): string => String(path[0]);

/** Placements and entries of them; what lies in something hidden needs no reason of its own. */
export function tellPlacements(
  reasons: readonly ConditionExplanation[],
  whileUnknown: (layout: string, id: string) => 'hide' | 'show' | 'skeleton',
  about: About,
): Parts {
  const isHidden = (told: ConditionExplanation): boolean =>
    told.holds === false ||
    (told.holds === 'unknown' && (isOfItem(told) || whileUnknown(told.at.id, idOf(told)) !== 'show'));
  const gone = new Set(
    reasons.filter((told) => isHidden(told) && !isOfItem(told)).map((told) => `${told.at.id} ${idOf(told)}`),
  );
  const say = (told: ConditionExplanation): readonly Sentence[] => {
    const all = listIn(about.names.document('layout', told.at.id) ?? {}, 'placements');
    const [own, ...around] = [...holders(idOf(told), all)];
    if ((isOfItem(told) ? [own, ...around] : around).some((id) => gone.has(`${told.at.id} ${id}`))) return [];
    const placement = all.find((one) => one['id'] === own) ?? {};
    const name = placementWords(placement, about.names, all);
    const entry = isOfItem(told) ? follow(placement, told.at.path.slice(1, -1)) : placement;
    const words = isOfItem(told)
      ? entryLabels(entry, ['placements', 0, ...told.at.path.slice(1, -1)], about.names, {
          type: 'layout',
          body: { placements: [placement] },
        })
      : undefined;
    const what: Words =
      words === undefined ? name : { ko: `${name.ko}의 ${words.ko}`, en: `${words.en} of ${name.en}` };
    return [
      sayPart(
        { kind: 'hidden', what, told, for: shownTo(isFields(entry) ? entry['when'] : undefined, about) },
        isHidden(told),
        about,
      ),
    ];
  };
  return {
    hidden: reasons.filter(isHidden).flatMap(say),
    shown: reasons.filter((told) => !isHidden(told)).flatMap(say),
  };
}

const isByLocale = ({ groups }: ConditionExplanation): boolean =>
  groups.every((group) =>
    group.some(({ test, holds }) => test.fact === 'locale' && holds === false && test.not === true),
  );

/** Menu items. Under a hidden one of the first level nothing is told. */
export function tellMenu(reasons: Reasons['menu'], about: About): Parts {
  const isHidden = ({ holds }: ConditionExplanation): boolean => holds !== true;
  const gone = new Set(reasons.filter(isHidden).map(idOf));
  const say = (told: ConditionExplanation): readonly Sentence[] => {
    const menu = about.names.document('menu', told.at.id) ?? {};
    const items = listIn(menu, 'items');
    const index = items.findIndex((one) => one['menuUid'] === idOf(told));
    const item = items[index] ?? {};
    if (gone.has(String(item['parentsMenuUid']))) return [];
    const name = about.names.menuItem(menu, idOf(told));
    const what: Words = { ko: `메뉴 ${name.ko}`, en: `the menu item ${name.en}` };
    const locales = Array.isArray(item['hiddenIn']) ? item['hiddenIn'] : [];
    const isLocale = locales.length > 0 && (isByLocale(told) || item['when'] === undefined);
    const some = shownTo(isLocale ? [[{ fact: 'locale', is: locales, not: true }]] : item['when'], about);
    const said = sayPart({ kind: 'menu', what, told, for: some }, isHidden(told), about);
    return [isLocale ? { ...said, at: at('menu', told.at.id, 'items', index, 'hiddenIn') } : said];
  };
  return {
    hidden: reasons.filter(isHidden).flatMap(say),
    shown: reasons.filter((told) => !isHidden(told)).flatMap(say),
  };
}
