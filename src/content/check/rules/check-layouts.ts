import type { CatalogEntry } from '#engine';
import type { Layout, Placement } from '#schemas/layout.schema';
import { planOf, visitSpots, type SpotVisitor } from '../spots.ts';
import type { Budgets, Finding, Survey } from '../survey.ts';
import { checkSpot } from './check-spots.ts';

/** Files of each widget's code with their compressed bytes; widgets may share files. */
export type WidgetCode = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Layouts: every placement unique, held by what can hold it, in its place, with settings that lead somewhere; all within the budgets. */
export function checkLayouts(survey: Survey, widgetCode: WidgetCode): void {
  const services = new Set([...survey.documents['data-service'].values()].map(({ path }) => shapeOf(path)));
  for (const layout of survey.documents.layout.values()) {
    checkPlacements(survey, layout, services);
    if (survey.site) checkBudgets(survey, layout, survey.site.budgets, widgetCode);
  }
}

/** A path with its parameters made alike. */
const shapeOf = (path: string): string => (path.includes('{') ? path.replaceAll(/\{[^}]*\}/g, '{}') : path);

interface Held {
  readonly depth: number;
  readonly holds: boolean;
}

function checkPlacements(survey: Survey, layout: Layout, services: ReadonlySet<string>): void {
  const { catalog } = survey.prepared;
  const before = new Map<string, Held>();
  const visit: SpotVisitor = (kind, value, path) => checkSpot(survey, layout, kind, value, path);
  for (let index = 0; index < layout.placements.length; index++) {
    const placement = layout.placements[index];
    if (placement === undefined) continue;
    const entry = Object.hasOwn(catalog, placement.widget) ? catalog[placement.widget] : undefined;
    checkPlace(survey, layout, placement, index, before, entry);
    if (placement.when) checkSpot(survey, layout, 'condition', placement.when, ['placements', index, 'when']);
    if (entry) checkSettings(survey, layout, { entry, placement, path: ['placements', index, 'settings'] }, visit, services);
    const { fallback } = placement;
    const other = fallback && Object.hasOwn(catalog, fallback.widget) ? catalog[fallback.widget] : undefined;
    if (fallback && other) checkSettings(survey, layout, { entry: other, placement: fallback, path: ['placements', index, 'fallback', 'settings'] }, visit, services);
  }
}

interface Used {
  readonly entry: CatalogEntry;
  readonly placement: Pick<Placement, 'widget' | 'v' | 'settings'>;
  readonly path: (string | number)[];
}

function checkSettings(survey: Survey, layout: Layout, { entry, placement, path }: Used, visit: SpotVisitor, services: ReadonlySet<string>): void {
  if (placement.v !== entry.description.v) return;
  const plan = planOf(entry.description.schema);
  if (plan) visitSpots(plan, placement.settings, visit, path);
  // Its settings have been validated against the widget's own schema.
  for (const { path: place, ...fault } of entry.description.faults?.(placement.settings as never, { operation: (id) => survey.documents.operation.get(id) }) ?? []) {
    survey.report(layout, [...path, ...place], { code: 'settings-clash', ...fault });
  }
  for (const need of entry.needs?.(placement.settings as never) ?? []) {
    if (services.has(shapeOf(need.path))) continue;
    survey.dangling(layout, [...path.slice(0, -1), 'widget'], 'data-service', need.path, () => [...survey.documents['data-service'].values()].map((service) => service.path));
  }
}

function checkPlace(survey: Survey, layout: Layout, { id, in: holder, widget }: Placement, index: number, before: Map<string, Held>, entry: CatalogEntry | undefined): void {
  const held = holder === undefined ? undefined : before.get(holder);
  if (before.has(id)) survey.report(layout, ['placements', index, 'id'], twice(id));
  if (holder !== undefined && held === undefined) survey.dangling(layout, ['placements', index, 'in'], 'placement', holder, () => before.keys());
  if (held?.holds === false) survey.report(layout, ['placements', index, 'in'], holdsNothing(holder ?? ''));
  if (entry && entry.description.place !== layout.use) survey.report(layout, ['placements', index, 'widget'], wrongPlace(widget, layout.use));
  // Unknown widgets may hold others where they are known.
  before.set(id, { depth: (held?.depth ?? 0) + 1, holds: entry === undefined || holdsWidgets(entry) });
}

const holdsWidgets = ({ description }: CatalogEntry): boolean => !('holds' in description) || description.holds === 'widgets';

const twice = (id: string): Finding => ({
  code: 'duplicate-id',
  text: { ko: `배치 id '${id}'이(가) 이 레이아웃에 이미 있어요.`, en: `Another placement of this layout has the id '${id}'.` },
  hint: { ko: '다른 id를 쓰세요.', en: 'Give it another id.' },
});

const holdsNothing = (holder: string): Finding => ({
  code: 'misplaced-widget',
  text: { ko: `'${holder}' 위젯은 다른 위젯을 담을 수 없어요.`, en: `The widget of '${holder}' holds no other widgets.` },
  hint: { ko: 'in을 지우거나 다른 배치를 가리키세요.', en: "Take 'in' away, or name a placement that holds widgets." },
});

export const wrongPlace = (widget: string, use: Layout['use']): Finding => ({
  code: 'misplaced-widget',
  text: { ko: `'${widget}' 위젯은 ${use === 'page' ? '페이지' : '프레임'}에 놓을 수 없어요.`, en: `The widget '${widget}' does not belong in a ${use} layout.` },
  hint: { ko: '이 자리에 맞는 위젯을 쓰세요.', en: 'Use a widget that is made for this place.' },
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

function checkBudgets(survey: Survey, layout: Layout, budgets: Budgets, widgetCode: WidgetCode): void {
  const used: Record<keyof Budgets, number> = {
    placements: layout.placements.length,
    depth: depthOf(layout),
    bytes: survey.prepared.layoutBytes.get(layout.id) ?? 0,
    widgetKb: kbOf(layout, widgetCode),
  };
  for (const name of ['placements', 'depth', 'bytes', 'widgetKb'] as const) {
    if (used[name] > budgets[name]) survey.report(layout, name === 'bytes' ? [] : ['placements'], exceeded(name, used[name], budgets[name]));
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
  text: { ko: `${names[name].ko} ${used}: 한도 ${budget}을(를) 넘었어요.`, en: `${used} ${names[name].en}; the budget is ${budget}.` },
  hint: { ko: '레이아웃을 나누거나 줄이세요. 한도는 site 문서의 budgets에 있어요.', en: 'Split the layout or take something away. Budgets stand in the site document.' },
});
