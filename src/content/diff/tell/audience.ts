import type { Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Names } from '../names.ts';
import { formerly } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayHidden, sayShown } from '../words/say-condition.ts';

/** One thing that happened to an item. */
export interface Clause {
  readonly kind: ChangeKind;
  /** As a sentence of its own about the item. */
  readonly whole: Words;
  /** After another one of the same item. */
  readonly short: Words;
}

export const clause = (
  kind: ChangeKind,
  item: Words,
  short: Words,
  whole = { ko: `${withParticle(item.ko, '은')} ${short.ko}`, en: `${item.en} is ${short.en}` },
): Clause => ({ kind, whole, short });

/** To whom something is shown from now on. */
export function audienceClause(
  item: Words,
  { then, now }: { readonly then: unknown; readonly now: unknown },
  was: Names,
  is: Names,
): Clause {
  const hidden = then === undefined ? sayHidden(now, is) : undefined;
  const shown = sayShown(now, is);
  const old =
    then === undefined
      ? { ko: '', en: '' }
      : formerly({
          ko: sayShown(then, was).ko.replace(/만 보여요$|에게만 보여요$/, (end) => end.replace(' 보여요', '')),
          en: sayShown(then, was).en.replace(/^shown /, ''),
        });
  if (hidden !== undefined) return clause('hidden', item, { ko: `이제 ${hidden.ko}`, en: `now ${hidden.en}` });
  return clause(now === undefined ? 'shown' : 'hidden', item, {
    ko: `이제 ${shown.ko}${old.ko}`,
    en: `now ${shown.en}${old.en}`,
  });
}
