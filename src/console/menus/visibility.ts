import type { FactTest } from '#schemas/parts/condition/schema';
import type { MenuItem } from '#schemas/documents/menu/schema';

/** Audience of an entry as far as switches can express it. */
export interface Visibility {
  readonly ko: boolean;
  readonly en: boolean;
  readonly app: boolean;
  readonly web: boolean;
  readonly who: 'all' | 'guest' | 'member';
  /** Has other conditions, which are kept. */
  readonly hasOtherConditions: boolean;
  /** Its condition groups differ, so switches cannot express them. */
  readonly isCustom: boolean;
}

type Group = readonly FactTest[];

const isPlatform = (test: FactTest): boolean => test.fact === 'platform';
const isLogin = (test: FactTest): boolean => test.fact === 'login';

const holds = (test: FactTest, value: string | boolean): boolean =>
  ('is' in test ? (test.is as readonly (string | boolean)[]).includes(value) : false) !==
  ('not' in test && test.not === true);

const passes = (group: Group, is: (test: FactTest) => boolean, value: string | boolean): boolean =>
  group.filter(is).every((test) => holds(test, value));

const groupsOf = (item: Pick<MenuItem, 'when'>): readonly Group[] => item.when ?? [[]];

/** Returns the audience of an entry. */
export const visibilityOf = (item: Pick<MenuItem, 'when' | 'hiddenIn'>): Visibility => {
  const groups = groupsOf(item);
  const some = (is: (test: FactTest) => boolean, value: string | boolean): boolean =>
    groups.some((group) => passes(group, is, value));
  const [guest, member] = [some(isLogin, false), some(isLogin, true)];
  const spoken = groups.map((group) => JSON.stringify(group.filter((test) => isPlatform(test) || isLogin(test))));
  return {
    ko: item.hiddenIn?.includes('ko') !== true,
    en: item.hiddenIn?.includes('en') !== true,
    app: some(isPlatform, 'APP'),
    web: some(isPlatform, 'WEB_MOBILE') || some(isPlatform, 'WEB_PC'),
    who: guest && member ? 'all' : member ? 'member' : 'guest',
    hasOtherConditions: groups.some((group) => group.some((test) => !isPlatform(test) && !isLogin(test))),
    isCustom:
      new Set(spoken).size > 1 ||
      groups.some((group) => passes(group, isPlatform, 'WEB_MOBILE') !== passes(group, isPlatform, 'WEB_PC')),
  };
};

const testsFor = ({ app, web, who }: Pick<Visibility, 'app' | 'web' | 'who'>): readonly FactTest[] => [
  ...(app ? [] : [{ fact: 'platform' as const, is: ['APP' as const], not: true }]),
  ...(web ? [] : [{ fact: 'platform' as const, is: ['APP' as const] }]),
  ...(who === 'all' ? [] : [{ fact: 'login' as const, is: [who === 'member'] }]),
];

/** Returns the settings for a changed visibility and keeps all other conditions. */
export const settingsFor = (
  item: Pick<MenuItem, 'when' | 'hiddenIn'>,
  change: Partial<Pick<Visibility, 'ko' | 'en' | 'app' | 'web' | 'who'>>,
): Pick<{ readonly [Name in keyof MenuItem]: MenuItem[Name] | undefined }, 'when' | 'hiddenIn'> => {
  const visibility = { ...visibilityOf(item), ...change };
  const hidden = (['ko', 'en'] as const).filter((locale) => !visibility[locale]);
  const isTold = change.app !== undefined || change.web !== undefined || change.who !== undefined;
  const groups = isTold
    ? groupsOf(item).map((group) => [
        ...group.filter((test) => !isPlatform(test) && !isLogin(test)),
        ...testsFor(visibility),
      ])
    : item.when?.map((group) => [...group]);
  return {
    hiddenIn: hidden.length === 0 ? undefined : hidden,
    when: groups === undefined || groups.every((group) => group.length === 0) ? undefined : groups,
  };
};

/** Tells whether the switches hide an entry from everybody. */
export const isHidden = ({ ko, en, app, web }: Visibility): boolean => (!ko && !en) || (!app && !web);
