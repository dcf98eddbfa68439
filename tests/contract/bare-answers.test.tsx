import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { WidgetPortProvider } from '../../widgets/port.tsx';
import { RecordChoice } from '../../widgets/record-choice/component.tsx';
import { RecordDetail } from '../../widgets/record-detail/component.tsx';
import { RecordList } from '../../widgets/record-list/component.tsx';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { testPort } from '../support/test-port.ts';

const member: Viewer = {
  locale: 'en', platform: 'APP', os: 'android', curResort: 'EL', tester: true, listed: true, login: true, loginType: 'RESORT', memberKind: 'full', regular: true, exMember: false, password: 'ok', grade: 'T1', onSite: { EL: true, CB: true },
};
let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

interface Node { readonly id: string; readonly widget: string; readonly settings: unknown; readonly children?: readonly Node[] }
const nodesOf = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((node) => [node, ...nodesOf(node.children ?? [])]);

/** Widgets that show records of the pages, as they are placed. */
const placedNodes = (): readonly Node[] =>
  Object.values(snapshot.pages)
    .filter(({ path, state }) => state === 'N' && !path.includes('{'))
    .flatMap(({ path }) => nodesOf(openAddress(snapshot, path, { how: 'load', viewer: member, now: Date.parse('2026-11-21T03:00:00Z') }).decision.tree as readonly Node[]));

const draw = (node: Node, answer: (settings: { readonly list?: string; readonly key?: string; readonly at?: string }) => unknown, name: string): string => {
  const Widget = { 'record-list': RecordList, 'record-detail': RecordDetail, 'record-choice': RecordChoice }[node.widget] as unknown as typeof RecordList;
  const settings = node.settings as Parameters<typeof RecordList>[0]['settings'];
  return renderToString(<WidgetPortProvider value={testPort('en')}><Widget id={node.id} settings={settings} data={{ [name]: { state: 'ready', value: answer(settings) } }} /></WidgetPortProvider>);
};

describe.each([
  ['record-list', 'records', 20], ['record-choice', 'records', 1], ['record-detail', 'record', 4],
] as const)('%s on every page', (widget, name, least) => {
  it('shows a record with its identifying field alone, and an answer without anything [V-452]', () => {
    const nodes = placedNodes().filter((node) => node.widget === widget);
    expect(nodes.length).toBeGreaterThan(least);
    const drawn = nodes.flatMap((node) => [
      draw(node, ({ list, key = 'id', at }) => (list === undefined ? (at === undefined ? {} : { [at]: {} }) : { [list]: [{ [key]: '1' }] }), name),
      draw(node, () => ({}), name),
    ]);
    expect(drawn.filter((html) => /undefined|NaN|\[object/.test(html.replaceAll(/<[^>]*>/g, '')))).toEqual([]);
  });
});
