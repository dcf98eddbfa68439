import type { CatalogEntry } from '#engine';
import type { Layout, Placement } from '#schemas/documents/layout/schema';
import type { Site } from '#schemas/documents/site/schema';
import { planOf, visitFormats, type FormatVisitor } from '../schema-formats.ts';
import type { Finding, CheckContext } from '../check-context.ts';
import { checkFormat } from './check-formats.ts';
import { meantOperation } from './check-calls.ts';
import { checkWidgetCalls } from './check-widget-calls.ts';

/** Files of each widget's code with their compressed bytes; widgets may share files. */
export type WidgetCode = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Budgets = Site['budgets'];

/** Layouts: every placement unique, held by what can hold it, in its place, with settings that lead somewhere; all within the budgets. */
export function checkLayouts(survey: CheckContext, widgetCode: WidgetCode): void {
  for (const layout of survey.documents.layout.values()) {
    checkPlacements(survey, layout);
    if (survey.site) checkBudgets(survey, layout, survey.site.budgets, widgetCode);
  }
}

interface Held {
  readonly depth: number;
  readonly holds: boolean;
}

/** True when all widgets belong to the other use: then the use is wrong, not each widget. */
export const isOfWrongUse = ({ prepared: { catalog } }: CheckContext, { placements, use }: Layout): boolean => {
  const places = placements.flatMap(({ widget }) =>
    Object.hasOwn(catalog, widget) ? (catalog[widget]?.description.place ?? []) : [],
  );
  return places.length > 1 && places.every((place) => place !== use);
};

/** In a frame the page has one place, and everybody sees it. */
function checkOutlet(survey: CheckContext, layout: Layout): void {
  const { catalog } = survey.prepared;
  // An unknown or misplaced widget may be the intended outlet.
  if (
    layout.use !== 'frame' ||
    layout.placements.some(
      ({ widget }) => !Object.hasOwn(catalog, widget) || catalog[widget]?.description.place !== 'frame',
    )
  )
    return;
  const places = layout.placements.flatMap(({ widget, when }, index) =>
    catalog[widget]?.description.page === true ? [{ index, when }] : [],
  );
  const [first, second] = places;
  if (first === undefined)
    survey.report(
      layout,
      ['placements'],
      noPage(Object.values(catalog).find(({ description }) => description.page === true)?.description.name ?? ''),
    );
  else if (second !== undefined) survey.report(layout, ['placements', second.index], pageTwice);
  else if (first.when !== undefined) survey.report(layout, ['placements', first.index, 'when'], pageHidden);
}

function checkPlacements(survey: CheckContext, layout: Layout): void {
  const { catalog } = survey.prepared;
  if (isOfWrongUse(survey, layout)) survey.report(layout, ['use'], wrongUse(layout.use));
  else checkOutlet(survey, layout);
  const before = new Map<string, Held>();
  const visit: FormatVisitor = (kind, value, path) => checkFormat(survey, layout, kind, value, path);
  for (let index = 0; index < layout.placements.length; index++) {
    const placement = layout.placements[index];
    if (placement === undefined) continue;
    const entry = Object.hasOwn(catalog, placement.widget) ? catalog[placement.widget] : undefined;
    checkPlace(survey, layout, placement, index, before, entry);
    if (placement.when) checkFormat(survey, layout, 'condition', placement.when, ['placements', index, 'when']);
    if (entry)
      checkSettings(
        survey,
        layout,
        { entry, placement, id: placement.id, path: ['placements', index, 'settings'] },
        visit,
      );
    const { fallback } = placement;
    const other = fallback && Object.hasOwn(catalog, fallback.widget) ? catalog[fallback.widget] : undefined;
    if (fallback && other)
      checkSettings(
        survey,
        layout,
        { entry: other, placement: fallback, id: placement.id, path: ['placements', index, 'fallback', 'settings'] },
        visit,
      );
  }
}

interface Used {
  readonly entry: CatalogEntry;
  readonly placement: Pick<Placement, 'widget' | 'v' | 'settings'>;
  /** Id of the placement. */
  readonly id: string;
  readonly path: (string | number)[];
}

function checkSettings(
  survey: CheckContext,
  layout: Layout,
  { entry, placement, id, path }: Used,
  visit: FormatVisitor,
): void {
  if (placement.v !== entry.description.v) return;
  const plan = planOf(entry.description.schema);
  if (plan) visitFormats(plan, placement.settings, visit, path);
  // Its settings have been validated against the widget's own schema.
  for (const { path: place, ...fault } of entry.description.faults?.(placement.settings as never, {
    operation: (id) => meantOperation(survey.documents.operation.get(id)),
    children: layout.placements.flatMap((one) => (one.in !== undefined && one.in === id ? [one.id] : [])),
  }) ?? []) {
    survey.report(layout, [...path, ...place], { code: 'settings-clash', ...fault });
  }
  checkWidgetCalls({ survey, layout, entry, settings: placement.settings, path });
}

function checkPlace(
  survey: CheckContext,
  layout: Layout,
  { id, in: holder, widget }: Placement,
  index: number,
  before: Map<string, Held>,
  entry: CatalogEntry | undefined,
): void {
  const held = holder === undefined ? undefined : before.get(holder);
  if (before.has(id)) survey.report(layout, ['placements', index, 'id'], twice(id));
  if (
    holder !== undefined &&
    held === undefined &&
    layout.placements.some((other, at) => at >= index && other.id === holder)
  )
    survey.report(layout, ['placements', index, 'in'], standsLater(holder, holder === id));
  else if (holder !== undefined && held === undefined)
    survey.dangling(layout, ['placements', index, 'in'], 'placement', holder, () => before.keys());
  if (held?.holds === false) survey.report(layout, ['placements', index, 'in'], holdsNothing(holder ?? ''));
  if (entry && entry.description.place !== layout.use && !isOfWrongUse(survey, layout))
    survey.report(layout, ['placements', index, 'widget'], wrongPlace(widget, layout.use));
  // Unknown widgets may hold others where they are known.
  before.set(id, { depth: (held?.depth ?? 0) + 1, holds: entry === undefined || holdsWidgets(entry) });
}

const holdsWidgets = ({ description }: CatalogEntry): boolean =>
  !('holds' in description) || description.holds === 'widgets';

const twice = (id: string): Finding => ({
  code: 'duplicate-id',
  text: {
    ko: `배치 id '${id}'이(가) 이 레이아웃에 이미 있어요.`,
    en: `Two placements of this layout have the id '${id}'.`,
  },
  hint: { ko: '다른 id를 쓰세요.', en: 'Give it a different id.' },
});

const standsLater = (holder: string, isItself: boolean): Finding => ({
  code: 'misplaced-widget',
  text: isItself
    ? { ko: `'${holder}'이(가) 자기 안에 들어 있어요.`, en: `'${holder}' is placed inside itself.` }
    : {
        ko: `'${holder}'이(가) 이 배치보다 뒤에 있어서 이 배치를 담을 수 없어요.`,
        en: `'${holder}' comes after this placement, so it cannot contain it.`,
      },
  hint: isItself
    ? { ko: 'in을 지우거나 앞에 있는 배치를 적으세요.', en: "Remove 'in', or name an earlier placement." }
    : { ko: `'${holder}'을(를) 이 배치의 앞으로 옮기세요.`, en: `Move '${holder}' before this placement.` },
});

const wrongUse = (use: Layout['use']): Finding => {
  const other = use === 'page' ? 'frame' : 'page';
  return {
    code: 'misplaced-widget',
    text: {
      ko: `use는 "${use}"인데 위젯은 모두 ${other === 'page' ? '페이지' : '프레임'}용이에요.`,
      en: `Its use is "${use}", but all of its widgets are for a ${other}.`,
    },
    hint: { ko: `use를 "${other}"(으)로 고치세요.`, en: `Set its use to "${other}".` },
    fix: { kind: 'replace', pointer: '/use', value: other },
  };
};

const noPage = (widget: string): Finding => ({
  code: 'frame-without-page',
  text: {
    ko: '이 프레임에는 페이지가 놓일 자리가 없어서, 이 프레임을 쓰는 페이지는 내용이 하나도 보이지 않아요.',
    en: 'This frame has no page slot, so its pages are never visible.',
  },
  hint: { ko: `"${widget}" 위젯을 하나 놓으세요.`, en: `Add the widget "${widget}" once.` },
});

const pageTwice: Finding = {
  code: 'frame-without-page',
  text: {
    ko: '페이지가 놓일 자리가 두 번 있어서 내용이 두 번 보여요.',
    en: 'The frame has two page slots, so visitors would see the page twice.',
  },
  hint: { ko: '하나를 지우세요.', en: 'Remove one of the two.' },
};

const pageHidden: Finding = {
  code: 'frame-without-page',
  text: {
    ko: '페이지가 놓일 자리에 조건(when)이 있어서, 조건에 맞지 않는 방문자는 내용을 볼 수 없어요.',
    en: 'The page slot has a condition (when). Visitors who do not match it see no page at all.',
  },
  hint: {
    ko: '이 조건을 지우세요. 페이지를 막으려면 페이지의 가드를 쓰세요.',
    en: 'Remove the condition. To restrict a page, add a guard to the page.',
  },
};

const holdsNothing = (holder: string): Finding => ({
  code: 'misplaced-widget',
  text: {
    ko: `'${holder}' 위젯은 다른 위젯을 담을 수 없어요.`,
    en: `The widget of '${holder}' cannot contain other widgets.`,
  },
  hint: {
    ko: 'in을 지우거나 다른 배치를 가리키세요.',
    en: "Remove 'in', or name a placement that can contain widgets.",
  },
});

export const wrongPlace = (widget: string, use: Layout['use']): Finding => ({
  code: 'misplaced-widget',
  text: {
    ko: `'${widget}' 위젯은 ${use === 'page' ? '페이지' : '프레임'}에 놓을 수 없어요.`,
    en: `The widget '${widget}' is not allowed in a ${use} layout.`,
  },
  hint: { ko: '이 자리에 맞는 위젯을 쓰세요.', en: 'Use a widget made for this kind of layout.' },
});

function depthOf(layout: Layout): number {
  const depths = new Map<string, number>();
  let deepest = 0;
  for (const { id, in: holder } of layout.placements) {
    const depth = (holder === undefined ? 0 : (depths.get(holder) ?? 0)) + 1;
    depths.set(id, depth);
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** Each file counts once, however many widgets bring it. */
function kbOf(layout: Layout, widgetCode: WidgetCode): number {
  const files = new Map(layout.placements.flatMap(({ widget }) => [...(widgetCode.get(widget) ?? [])]));
  return Math.ceil([...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024);
}

function checkBudgets(survey: CheckContext, layout: Layout, budgets: Budgets, widgetCode: WidgetCode): void {
  const used: Record<keyof Budgets, number> = {
    placements: layout.placements.length,
    depth: depthOf(layout),
    bytes: survey.prepared.layoutBytes.get(layout.id) ?? 0,
    widgetKb: kbOf(layout, widgetCode),
  };
  for (const name of ['placements', 'depth', 'bytes', 'widgetKb'] as const) {
    if (used[name] > budgets[name])
      survey.report(layout, name === 'bytes' ? [] : ['placements'], exceeded(name, used[name], budgets[name]));
  }
}

const names = {
  placements: { ko: '배치 수', en: 'placements' },
  depth: { ko: '중첩 단계', en: 'levels of nesting' },
  bytes: { ko: '바이트', en: 'bytes' },
  widgetKb: { ko: '위젯 코드(kB)', en: 'kB of widget code' },
} as const;

const exceeded = (name: keyof Budgets, used: number, budget: number): Finding => ({
  code: 'budget-exceeded',
  text: {
    ko: `${names[name].ko} ${used}: 한도 ${budget}을(를) 넘었어요.`,
    en: `${used} ${names[name].en}; the budget is ${budget}.`,
  },
  hint: {
    ko: '레이아웃을 나누거나 줄이세요. 한도는 site 문서의 budgets에 있어요.',
    en: 'Split the layout or remove some of it. The site document sets the budgets.',
  },
});
