import type { Words } from '../../check/problem.ts';
import { Bits } from '../../check/walk/bits.ts';
import { describeWho, factWords, named, type Named } from '../../check/walk/describe.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';

const or: Words = { ko: '·', en: ' or ' };

/** For each fact, who has which value. */
class Values {
  readonly #byFact = new Map<Named, ReadonlyMap<string, Bits>>();
  readonly #classes: ViewerClasses;

  constructor(classes: ViewerClasses) {
    this.#classes = classes;
  }

  of(fact: Named): ReadonlyMap<string, Bits> {
    const known = this.#byFact.get(fact);
    if (known !== undefined) return known;
    const made = new Map<string, Bits>();
    this.#classes.viewers.forEach((viewer, index) => {
      const value = String(viewer[fact]);
      const bits = made.get(value) ?? new Bits(this.#classes.size);
      made.set(value, bits);
      bits.add(index);
    });
    this.#byFact.set(fact, made);
    return made;
  }
}

const valuesOf = new WeakMap<ViewerClasses, Values>();

interface Limit {
  readonly fact: Named;
  readonly values: readonly string[];
  readonly who: Bits;
}

/** Viewers with all of some facts. */
const within = (limits: readonly Limit[], { everybody }: ViewerClasses): Bits =>
  limits.reduce((all, { who }) => all.and(who), everybody);

/** The fewest facts that say exactly who these are; undefined where no facts that go together do. */
function limitsOf(who: Bits, classes: ViewerClasses): readonly Limit[] | undefined {
  const values = valuesOf.get(classes) ?? new Values(classes);
  valuesOf.set(classes, values);
  const limits = named.flatMap((fact): Limit[] => {
    const all = [...values.of(fact)];
    const some = all.filter(([, bits]) => bits.meets(who));
    if (some.length === all.length) return [];
    return [
      {
        fact,
        values: some.map(([value]) => value),
        who: some.reduce((sum, [, bits]) => sum.with(bits), new Bits(classes.size)),
      },
    ];
  });
  if (!within(limits, classes).equals(who)) return undefined;
  // Omit facts that follow from others; the first facts are the most descriptive.
  return limits.toReversed().reduce<readonly Limit[]>((kept, limit) => {
    const fewer = kept.filter((one) => one !== limit);
    return within(fewer, classes).equals(who) ? fewer : kept;
  }, limits);
}

const say = ({ fact, values }: Limit): Words => {
  if (fact === 'platform' && values.length === 2 && !values.includes('APP')) return { ko: '웹', en: 'on the web' };
  const told = values.map((value) =>
    value === 'undefined' ? { ko: '아직 모름', en: 'not known' } : factWords[fact](value),
  );
  return { ko: told.map(({ ko }) => ko).join(or.ko), en: told.map(({ en }) => en).join(or.en) };
};

const sayAll = (limits: readonly Limit[]): Words => {
  const login = limits.find(({ fact }) => fact === 'login');
  const noun = login === undefined ? { ko: '방문자', en: 'visitors' } : say(login);
  const rest = limits.filter((limit) => limit !== login).map(say);
  return rest.length === 0
    ? noun
    : {
        ko: `${noun.ko}(${rest.map(({ ko }) => ko).join(', ')})`,
        en: `${noun.en} (${rest.map(({ en }) => en).join(', ')})`,
      };
};

/** Who some viewers are: exactly, where facts can say it, by themselves or one kind beside the other. */
export function sayWho(who: Bits, classes: ViewerClasses): Words {
  if (who.equals(classes.everybody)) return { ko: '모든 방문자', en: 'everybody' };
  const whole = limitsOf(who, classes);
  if (whole !== undefined && whole.length > 0) return sayAll(whole);
  const values = valuesOf.get(classes);
  for (const fact of values === undefined ? [] : named) {
    const parts = [...(values?.of(fact).values() ?? [])].map((bits) => bits.and(who)).filter((bits) => !bits.isEmpty);
    const told = parts.length > 1 && parts.length <= 3 ? parts.map((part) => limitsOf(part, classes)) : [];
    if (told.length > 0 && told.every((one) => one !== undefined)) {
      const words = told.map(sayAll);
      return { ko: words.map(({ ko }) => ko).join(' / '), en: words.map(({ en }) => en).join(' / ') };
    }
  }
  return describeWho(who, classes);
}
