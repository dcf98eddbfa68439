import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { WidgetPortProvider } from '../../widgets/port.tsx';
import { Tabs } from '../../widgets/tabs/component.tsx';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { testPort } from '../support/test-port.ts';

const member: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: false,
  listed: false,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: {},
};
let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

interface Node {
  readonly id: string;
  readonly widget: string;
  readonly settings: unknown;
  readonly children?: readonly Node[];
}
const nodesOf = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children ?? [])]);

/** Values of the chosen tabs of a page, outer tabs first. */
const chosenAt = (address: string): readonly string[] => {
  const { decision } = openAddress(snapshot, address, {
    how: 'load',
    viewer: member,
    now: Date.parse('2026-11-21T03:00:00Z'),
  });
  const port = testPort('ko');
  const query = decision.frame.model.query ?? {};
  return nodesOf(decision.tree as readonly Node[])
    .filter(({ widget }) => widget === 'tabs')
    .map(({ id, settings, children = [] }) => {
      const html = renderToString(
        <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query } }}>
          <Tabs id={id} settings={settings as Parameters<typeof Tabs>[0]['settings']} data={{}}>
            {children.map((child) => (
              <p key={child.id}>{child.id}</p>
            ))}
          </Tabs>
        </WidgetPortProvider>,
      );
      return (
        (html.match(/<[^>]*aria-selected="true"[^>]*>/)?.[0].match(/ id="[^"]*?-([A-Za-z0-9]+)-tab"/) ?? [])[1] ?? ''
      );
    });
};

it.each([
  ['', ['ticket', 'usable', 'subTab1'], ''],
  ['?tab=coupon', ['coupon', 'usable', 'subTab1'], '[V-161]'],
  ['?tab=coupon&coupons=used', ['coupon', 'used', 'subTab1'], ''],
  ['?tab=gift&subTab=subTab1', ['gift', 'usable', 'subTab1'], '[V-162]'],
  ['?tab=gift&subTab=subTab2', ['gift', 'usable', 'subTab2'], '[V-163]'],
  ['?tab=nonsense', ['ticket', 'usable', 'subTab1'], ''],
] as const)('the pocket opened with %j has the tabs %o %s', (query, chosen, _rows) => {
  expect(['/haneul-land/sky-pocket', '/aqua-bay/aqua-pocket'].map((base) => chosenAt(base + query))).toEqual([
    chosen,
    chosen,
  ]);
});
