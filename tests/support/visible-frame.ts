import { decide, type Decision, type PlacedNode, type Snapshot } from '#engine';
import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';

type Settings = Readonly<Record<string, unknown>>;
interface Entry {
  readonly flag?: string;
  readonly id?: string;
  readonly action?: Command;
}

/** Frame of a viewer at an address, in the terms of the specification. */
export interface VisibleFrame {
  readonly decision: Decision;
  readonly widgets: readonly string[];
  /** Buttons drawn by page flags, with their targets. */
  readonly header: readonly string[];
  readonly bar: readonly string[];
  readonly quick: readonly string[];
  readonly codes: readonly string[];
  readonly groups: readonly string[];
  readonly links: readonly string[];
  readonly sites: readonly string[];
  readonly tools: readonly string[];
  readonly account: readonly string[];
  readonly hasSearch: boolean;
  readonly hasCoach: boolean;
  /** IDs of menu items; collapsed top menus separately. */
  readonly menu: readonly string[];
  readonly folds: readonly string[];
}

const leadsTo = (command: Command | undefined): string => {
  switch (command?.kind) {
    case 'go':
      return command.to;
    case 'open':
      return command.address ?? command.href;
    case 'share':
      return `share ${command.what}`;
    case undefined:
      return '';
    default:
      return command?.kind ?? '';
  }
};

/** Settings of the first node of a widget. */
export const settingsOf = (nodes: readonly PlacedNode[], widget: string): Settings =>
  nodes.find((node) => node.widget === widget)?.settings ?? {};
const entries = (value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as readonly Entry[]) : []);
const itemsOf = (group: unknown): readonly Entry[] =>
  typeof group === 'object' && group !== null && 'items' in group ? entries(group.items) : [];

/** Reads the frame at an address. */
export const visibleFrame = (snapshot: Snapshot, path: string, viewer: Viewer, now: number): VisibleFrame => {
  const decision = decide(snapshot, { path, query: {}, how: 'load', viewer, now });
  const { nodes, model } = decision.frame;
  const flags = model.flags as Readonly<Record<string, unknown>>;
  const [header, menu, links, footer] = ['header', 'all-menu', 'page-links', 'footer'].map((widget) =>
    settingsOf(nodes, widget),
  ) as [Settings, Settings, Settings, Settings];
  const sections = model.menu;
  return {
    decision,
    widgets: nodes.map(({ widget }) => widget),
    header: entries(header['buttons'])
      .filter(({ flag = '' }) => flags[flag] === true)
      .map(({ flag = '', action }) => `${flag} ${leadsTo(action)}`),
    bar: entries(settingsOf(nodes, 'bottom-bar')['items']).map(({ id = '', action }) => `${id} ${leadsTo(action)}`),
    quick: itemsOf(links['quick']).map(({ action }) => leadsTo(action)),
    codes: itemsOf(links['codes']).map(({ action }) => leadsTo(action)),
    groups: itemsOf(links['groups']).map(({ action }) => leadsTo(action)),
    links: entries(footer['links']).map(({ action }) => leadsTo(action)),
    sites: itemsOf(footer['sites']).map(({ action }) => leadsTo(action)),
    tools: entries(menu['tools']).map(({ action }) => leadsTo(action)),
    account: [...entries(menu['account']).map(() => 'guest'), ...entries(menu['member']).map(() => 'member')],
    hasSearch: entries(menu['search']).length > 0,
    hasCoach: menu['coach'] !== undefined,
    menu: sections
      .filter(({ footer: isFold }) => !isFold)
      .flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    folds: sections.filter(({ footer: isFold }) => isFold).map(({ id }) => id),
  };
};
