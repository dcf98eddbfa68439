import type { Action } from '#schemas/parts/action/schema';
import type { Condition, FactTest } from '#schemas/parts/condition/schema';
import type { Guard } from '#schemas/documents/guard/schema';
import type { Page } from '#schemas/documents/page/schema';
import type { Finding, CheckContext } from '../check-context.ts';

/** One way the world can be: a value for each fact that the guards ask for. */
type View = ReadonlyMap<string, string | boolean>;

// Views grow as a product; where there are more, nothing is claimed.
const MOST_VIEWS = 4096;
const OTHER = '\u0000other';

/** Redirects of guards: from no page that they lead to may a visitor be sent round, whatever is known of the visitor. */
export function checkGuardLoops(survey: CheckContext): void {
  const targets = redirectTargets(survey);
  if (targets.size === 0) return;
  const views = viewsOf(survey, targets);
  const named = new Set<string>();
  for (const page of targets) {
    for (const view of views) {
      const found = findLoop(survey, page, view);
      if (found === undefined || named.has(found.key)) continue;
      named.add(found.key);
      survey.report(found.guard, ['rules', found.rule, 'redirect'], found.finding);
    }
  }
}

function guardsOf(survey: CheckContext, page: Page): Guard[] {
  const gates = (survey.site?.gates ?? [])
    .filter(({ flag }) => flag === undefined || page.flags[flag] === true)
    .map(({ guard }) => guard);
  return [...gates, ...page.guards].flatMap((id) => survey.documents.guard.get(id) ?? []);
}

/** The page that a redirect leads to; `main` is the venue's, else the default venue's. */
function targetOf(survey: CheckContext, page: Page | undefined, action: Action): Page | undefined {
  if (action.action === 'move') return survey.screens.get(action.pageNm);
  if (action.action === 'link') {
    const end = action.linkUrl?.startsWith('/') ? survey.follow(action.linkUrl) : undefined;
    return end && 'page' in end ? survey.documents.page.get(end.page) : undefined;
  }
  const venue = survey.documents.venue.get(page?.venue ?? survey.site?.defaultVenue ?? '');
  return venue && survey.screens.get(venue.main);
}

function redirectTargets(survey: CheckContext): Set<Page> {
  const targets = new Set<Page>();
  for (const guard of survey.documents.guard.values()) {
    for (const { redirect } of guard.rules) {
      const page = redirect && targetOf(survey, undefined, redirect as Action);
      if (page) targets.add(page);
    }
  }
  for (const { main } of survey.documents.venue.values()) {
    const page = survey.screens.get(main);
    if (page && targets.size > 0) targets.add(page);
  }
  return targets;
}

interface Step {
  readonly guard: Guard;
  readonly rule: number;
  readonly action: Action;
}

/** The redirect that a viewer meets on a page; undefined when the page or another answer is shown. */
function redirectOn(survey: CheckContext, page: Page, view: View, mode: string): Step | undefined {
  for (const guard of guardsOf(survey, page)) {
    const rule = guard.rules.findIndex(
      ({ when }) => when === undefined || holds(when as Condition, view, { guard: guard.id, venue: page.venue, mode }),
    );
    const { pass, redirect } = guard.rules[rule] ?? {};
    if (rule === -1 || pass) continue;
    return redirect && { guard, rule, action: redirect as Action };
  }
  return undefined;
}

interface Found {
  readonly key: string;
  readonly guard: Guard;
  readonly rule: number;
  readonly finding: Finding;
}

function findLoop(survey: CheckContext, start: Page, view: View): Found | undefined {
  const way: Page[] = [];
  let page: Page | undefined = start;
  let mode = '';
  while (page !== undefined && !way.includes(page)) {
    way.push(page);
    const step = redirectOn(survey, page, view, mode);
    if (step === undefined) return undefined;
    mode = step.action.action === 'move' ? (step.action.query?.['mode'] ?? '') : '';
    page = targetOf(survey, page, step.action);
    if (page === start)
      return {
        key: `${step.guard.id} ${step.rule}`,
        guard: step.guard,
        rule: step.rule,
        finding: loop([...way, start]),
      };
  }
  return undefined;
}

const loop = (way: readonly Page[]): Finding => ({
  code: 'redirect-loop',
  text: {
    ko: `가드가 방문자를 계속 돌려보내요: ${way.map(({ screen }) => screen).join(' → ')}`,
    en: `Guards redirect visitors in a loop: ${way.map(({ screen }) => screen).join(' → ')}.`,
  },
  hint: {
    ko: '도착하는 페이지에서는 이 가드를 빼거나 조건을 좁히세요.',
    en: 'Remove the guard from the target page, or narrow its condition.',
  },
});

interface Where {
  readonly guard: string;
  readonly venue: string | undefined;
  readonly mode: string;
}

const keyOf = (test: FactTest, { guard, venue }: Where): string => {
  if (test.fact === 'now') return `now ${test.from ?? ''} ${test.until ?? ''}`;
  return test.fact === 'source'
    ? `source ${guard} ${test.of ?? ''}`
    : test.fact === 'onSite'
      ? `onSite ${venue ?? ''}`
      : test.fact;
};

const holds = (condition: Condition, view: View, where: Where): boolean =>
  condition.some((group) => group.every((test) => holdsOne(test, view, where)));

function holdsOne(test: FactTest, view: View, where: Where): boolean {
  const value = test.fact === 'mode' ? where.mode : view.get(keyOf(test, where));
  const is: readonly (string | boolean)[] = test.fact === 'now' ? [true] : test.is;
  return is.includes(value ?? OTHER) !== (test.not === true);
}

/** Every combination of the values that the guards of these pages tell apart. */
function viewsOf(survey: CheckContext, pages: Iterable<Page>): View[] {
  const values = new Map<string, Set<string | boolean>>();
  for (const page of pages) {
    for (const guard of guardsOf(survey, page)) {
      for (const test of guard.rules.flatMap(({ when }) => (when as Condition | undefined) ?? []).flat()) {
        if (test.fact === 'mode') continue;
        const key = keyOf(test, { guard: guard.id, venue: page.venue, mode: '' });
        const known = values.get(key) ?? new Set();
        values.set(key, known);
        for (const value of test.fact === 'now' ? [true, false] : test.is) known.add(value);
        if (test.fact !== 'now') known.add(typeof test.is[0] === 'boolean' ? !test.is[0] : OTHER);
      }
    }
  }
  let views: View[] = [new Map()];
  for (const [key, known] of values) {
    if (views.length * known.size > MOST_VIEWS) return [];
    views = views.flatMap((view) => [...known].map((value) => new Map([...view, [key, value]])));
  }
  return views;
}
