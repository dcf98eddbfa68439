import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlacedNode, Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { WidgetPortProvider } from '../../widgets/port.tsx';
import { RecordChoice } from '../../widgets/record-choice/component.tsx';
import { RecordDetail } from '../../widgets/record-detail/component.tsx';
import { RecordList } from '../../widgets/record-list/component.tsx';
import { declaredCall } from '../../src/content/check/calls.ts';
import { fillSettings } from '../../src/render/texts/fill-settings.ts';
import { registry } from '../../widgets/registry.gen.ts';
import { frameModel } from '../support/frame-model.ts';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { sampleAnswer } from '../support/sample-answer.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { testPort } from '../support/test-port.ts';

const member: Viewer = {
  locale: 'en',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: true,
  listed: true,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: true, CB: true },
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

/** Widgets that show records of the pages, as they are placed. */
const placedNodes = (): readonly Node[] =>
  Object.values(snapshot.pages)
    .filter(({ path, state }) => state === 'N' && !path.includes('{'))
    .flatMap(({ path }) =>
      nodesOf(
        openAddress(snapshot, path, { how: 'load', viewer: member, now: Date.parse('2026-11-21T03:00:00Z') }).decision
          .tree as readonly Node[],
      ),
    );

const draw = (
  node: Node,
  answer: (settings: { readonly list?: string; readonly key?: string; readonly at?: string }) => unknown,
  name: string,
): string => {
  const Widget = { 'record-list': RecordList, 'record-detail': RecordDetail, 'record-choice': RecordChoice }[
    node.widget
  ] as unknown as typeof RecordList;
  const settings = node.settings as Parameters<typeof RecordList>[0]['settings'];
  return renderToString(
    <WidgetPortProvider value={testPort('en')}>
      <Widget id={node.id} settings={settings} data={{ [name]: { state: 'ready', value: answer(settings) } }} />
    </WidgetPortProvider>,
  );
};

describe.each([
  ['record-list', 'records', 20],
  ['record-choice', 'records', 1],
  ['record-detail', 'record', 4],
] as const)('%s on every page', (widget, name, least) => {
  it('shows a record with its identifying field alone, and an answer without anything [V-452]', () => {
    const nodes = placedNodes().filter((node) => node.widget === widget);
    expect(nodes.length).toBeGreaterThan(least);
    const drawn = nodes.flatMap((node) => [
      draw(
        node,
        ({ list, key = 'id', at }) =>
          list === undefined ? (at === undefined ? {} : { [at]: {} }) : { [list]: [{ [key]: '1' }] },
        name,
      ),
      draw(node, () => ({}), name),
    ]);
    expect(drawn.filter((html) => /undefined|NaN|\[object/.test(html.replaceAll(/<[^>]*>/g, '')))).toEqual([]);
  });
});

type Answer = (schema: object) => unknown;
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly type?: unknown;
  readonly items?: Shape;
  readonly enum?: readonly unknown[];
}

/** Lists with one empty record each; other fields are missing. */
const withoutFields = ({ properties = {} }: Shape): unknown =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, properties: inner }]) =>
      type === 'array' ? [[name, [{}]]] : inner === undefined ? [] : [[name, {}]],
    ),
  );
/** Every object has a field more, and every code is one that nobody knows. */
const withMore = (value: unknown, shape: Shape): unknown => {
  if (Array.isArray(value)) return value.map((one) => withMore(one, shape.items ?? {}));
  if (typeof value === 'object' && value !== null)
    return {
      ...Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, withMore(one, shape.properties?.[name] ?? {})]),
      ),
      addedLater: { text: 'x' },
    };
  return shape.enum !== undefined && typeof value === 'string' && value.length > 1 ? 'LATER' : value;
};
const listsOf = ({ properties = {}, items }: Shape): Readonly<Record<string, readonly number[]>> =>
  Object.assign(
    {},
    ...Object.entries(properties).map(([name, one]) => ({
      ...(one.type === 'array' ? { [name]: [1] } : {}),
      ...listsOf(one),
    })),
    items === undefined ? {} : listsOf(items),
  ) as Readonly<Record<string, readonly number[]>>;

/** Draws a widget as it is placed; returns a fault. */
const faultOf = async ({ layout, node }: Placed, make: Answer): Promise<string | undefined> => {
  const { widget } = (await registry[node.widget]?.()) ?? {};
  const Component = widget?.Component as unknown as FunctionComponent<object>;
  const settings = fillSettings(node, { locale: 'en', translate: (key) => snapshot.messages.en[key] ?? key }, {});
  const data = Object.fromEntries(
    node.needs.map((need) => [need.name, { state: 'ready', value: make(declaredCall(need.path)?.data ?? {}) }]),
  );
  const values = Object.fromEntries(
    ['onlyWithParam', 'onlyWith'].flatMap((one) => (typeof settings[one] === 'string' ? [[settings[one], '1']] : [])),
  );
  const props = { id: node.id, settings, data };
  try {
    const html = renderToString(
      <WidgetPortProvider value={testPort('en', { frame: frameModel('en', { params: values, query: values }) })}>
        {createElement(Component, props)}
      </WidgetPortProvider>,
    );
    const broken = /undefined|NaN|\[object/.exec(html.replaceAll(/<[^>]*>/g, ''));
    return broken === null ? undefined : `${layout} ${node.id} ${node.widget}: ${broken[0]}`;
  } catch (error) {
    return `${layout} ${node.id} ${node.widget}: ${String(error)}`;
  }
};
const faultsOf = async (placed: readonly Placed[], make: Answer) =>
  (await Promise.all(placed.map((one) => faultOf(one, make)))).filter((fault) => fault !== undefined);

interface Placed {
  readonly layout: string;
  readonly node: PlacedNode;
}
const below = (nodes: readonly PlacedNode[]): readonly PlacedNode[] =>
  nodes.flatMap((node) => [node, ...below(node.children)]);
/** Widgets with calls in all layouts. */
const placedWithCalls = (): readonly Placed[] =>
  Object.values(snapshot.layouts).flatMap(({ id, nodes }) =>
    below(nodes)
      .filter(({ needs }) => needs.length > 0)
      .map((node) => ({ layout: id, node })),
  );

it.each([
  ['an empty object', {}],
  ['a field alone that nobody knows', { addedLater: { text: 'x' } }],
])('every widget of every page is drawn with %s for each call [P-524] [V-342]', async (_, answer) => {
  expect(await faultsOf(placedWithCalls(), () => answer)).toEqual([]);
});

describe('every list and detail of records, posts and notices', () => {
  const adapters = () => placedWithCalls().filter(({ node }) => /^(record|post|notice)-/.test(node.widget));

  it('reads products, tickets, companions, coupons, gift cards, passes, events and contents', () => {
    const calls = new Set(
      adapters().flatMap(({ node }) => node.needs.map(({ path }) => path.replace('/api/v1/iam/', ''))),
    );
    expect(
      [
        'skypocket/my-products',
        'members/companion',
        'members/companion-tickets',
        'coupons',
        'coupons/{param.coupon}',
        'giftcards',
        'giftcards/{param.cardNo}',
        'evt/event',
        'contents/boards',
      ].filter((path) => !calls.has(path)),
    ).toEqual([]);
  });

  it('is drawn with more fields and unknown codes [P-524] [V-342]', async () => {
    expect(
      await faultsOf(adapters(), (schema) => withMore(sampleAnswer(schema, { lists: listsOf(schema) }), schema)),
    ).toEqual([]);
  });
});

it('every widget of every page is drawn with records without fields [P-524] [V-342]', async () => {
  expect(await faultsOf(placedWithCalls(), withoutFields)).toEqual([]);
});

it('the companions are listed beside a request with a status that nobody knows [V-349]', async () => {
  const request = (nickName: string, processStatus: string) => ({
    requestId: nickName,
    friendUid: nickName,
    nickName,
    showNm: nickName,
    processStatus,
    requstDtm: '20261121090000',
    companionFriendType: 'COMPANION',
    parkType: 'EL',
  });
  const { text } = await renderAddress('/haneul-land/sky-pocket/companion-request', {
    viewer: member,
    now: Date.parse('2026-11-21T03:00:00Z'),
    records: {
      '/api/v1/iam/members/companion': {
        companionList: [request('Sora', 'REQUESTING'), request('Mina', 'LATER')],
        totalCnt: 2,
      },
    },
  });
  expect(text).toContain('Sora');
  expect(text).toContain('Mina');
});
