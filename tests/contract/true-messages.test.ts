import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asMember, decide, readTextAt, type Decision, type NeededFact } from '#engine';
import { allCalls } from '#schemas/calls.gen';
import type { Viewer } from '#schemas/viewer';
import { bootOf, deliveryServer, shippedSite } from '#tests/delivery-server.ts';
import { testBrowser, type TestBrowser } from '#tests/test-browser.ts';
import { trueWhen, type Facts } from '#tests/true-messages.ts';
import { columnOf, plantTypedTexts, typedColumns } from '#tests/typed-texts.ts';
import { addDevice } from '../../src/server/services/devices/devices-store.ts';
import { pageMessages } from '../../src/server/site/delivery/page-messages.ts';
import { demoMembers } from '../../src/server/services/demo/demo-list.ts';
import { gateCode } from '../../src/server/services/park-exit/leave-park.ts';
import type { ParkStates } from '../../src/server/core/park-states/park-states.ts';
import { simulateStates } from '../../src/server/services/park-state/simulation.ts';
import { makeTexts, renderPage } from '../../src/visitor/entry-server.tsx';

const fact = '{{opening.until:EL}}';

/** Adds a fact to each text in two languages: whatever shows it must fill it. */
const withFacts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withFacts);
  if (typeof value !== 'object' || value === null) return value;
  const isText = 'ko' in value && typeof value.ko === 'string' && value.ko !== '';
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      isText && typeof one === 'string' ? `${one} ${fact}` : withFacts(one),
    ]),
  );
};
/** Types whose texts calls show with facts; the check refuses a fact in any other. */
const filledTypes = new Set<string>(
  allCalls.flatMap((call) => (call.access === 'published' ? (call.reads ?? []) : [])),
);

/** The shipped site with the hours of its documents: the demo extends them around the current time. */
const server = deliveryServer(async () =>
  (await shippedSite()).map(({ liveStates: _, ...body }) =>
    filledTypes.has(body.type) ? (withFacts(body) as typeof body) : body,
  ),
);

/** Korean times of a day on which both parks open. */
const times = {
  before: '2026-11-01T07:30:00+09:00',
  open: '2026-11-01T16:04:00+09:00',
  after: '2026-11-01T23:40:00+09:00',
} as const;
type Time = keyof typeof times;

/** Viewers: a guest, a member without a ticket of today, one who is in a park, and the same member after leaving it. */
const viewers = [
  { name: 'guest' },
  { name: 'noTicket', loginId: 'haneul_full' },
  { name: 'onSite', loginId: 'haneul_onsite' },
  { name: 'left', loginId: 'haneul_onsite' },
] as const;
type Who = (typeof viewers)[number];

/** Texts of members, as a visitor reads them. */
const typedText = /⟪(\w+) (.*?)⟫/g;
beforeAll(async () => {
  const member = demoMembers.find(({ loginId }) => loginId === 'haneul_onsite')?.uid ?? '';
  await plantTypedTexts(server.publishing().store, { member, typed: (column) => `⟪${column} ${fact}⟫`, at: now() });
});

/** Sets the live states of a venue. The poller would take them back: no venue of this site names a source. */
let putStates: ParkStates['put'];
beforeAll(() => {
  const { parkStates } = server.app();
  putStates = parkStates.put.bind(parkStates);
  vi.spyOn(parkStates, 'put').mockReturnValue();
});

const key = { headers: { 'idempotency-key': 'once' } };
const now = (): Date => server.publishing().clock.now();

let addresses = 0;
const browserOf = async (loginId?: string): Promise<TestBrowser> => {
  const browser = testBrowser({
    app: server.app,
    now,
    address: `10.1.1.${++addresses}`,
    agent: 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1',
  });
  const demo = demoMembers.find((one) => one.loginId === loginId);
  if (demo === undefined) return browser;
  expect((await browser.login({ ...demo, email: '' }, demo.password)).statusCode).toBe(200);
  for (const usrPrsnzTypeCd of ['QTR', 'QTC'])
    await browser.post(
      'set-prsnz-data',
      { usrPrsnzTypeCd, usrPrsnzVal: '20261101' },
      { headers: { 'idempotency-key': usrPrsnzTypeCd } },
    );
  return browser;
};

/** Lets the member out of the park by the code of a gate. */
const leave = async (loginId: string): Promise<void> => {
  server.setClock(Date.parse('2026-11-01T07:00:00+09:00'));
  const { db } = server.publishing().store;
  const { id } = await db
    .transaction()
    .execute((tx) =>
      addDevice(
        tx,
        { venue: 'EL', kind: 'GATE', name: 'Gate', facility: '' },
        { actor: { kind: 'operator', id: 'test' }, at: now() },
      ),
    );
  await db.updateTable('devices').set({ state: 'ACTIVE' }).where('id', '=', id).execute();
  expect(
    (await (await browserOf(loginId)).post('exit', { parkType: 'EL', code: gateCode(id) }, key)).json(),
  ).toMatchObject({ code: '200' });
};

/** Answers of the server to one viewer at one time, each asked once. */
const asking = (browser: TestBrowser) => {
  const asked = new Map<string, Promise<unknown>>();
  return (path: string, body?: object): Promise<unknown> => {
    const id = `${path} ${JSON.stringify(body)}`;
    const coming =
      asked.get(id) ??
      (body === undefined ? browser.get(path) : browser.post(path, body)).then((answer) =>
        answer.statusCode === 200 ? (answer.json<{ data?: unknown }>().data ?? null) : null,
      );
    asked.set(id, coming);
    return coming;
  };
};

/** A placeholder that nothing has filled, such as `{{count}}` or `{item.term}`, or a mark of facts. */
const placeholder = /.{0,40}(?:\u{E01EF}|\{\{|\{\w+\.\w+\}).{0,30}/u;

interface Found {
  readonly seen: Set<string>;
  readonly untrue: string[];
  /** Placeholders that a visitor reads. */
  readonly unfilled: Set<string>;
  /** Columns that members typed into, and their texts that a visitor reads. */
  readonly typedTexts: Map<string, Set<string>>;
}

/** Notes what members typed in a text, and the first placeholder outside. */
const placeholderIn = (text: string, { typedTexts }: Found): string | undefined => {
  for (const [, column = '', shown = ''] of text.matchAll(typedText))
    typedTexts.set(column, (typedTexts.get(column) ?? new Set()).add(shown));
  return placeholder.exec(text.replaceAll(typedText, ''))?.[0];
};

/** Notes messages of the table that stand in the pages, and where they stand though they are not true. */
const look = async (
  { name, loginId }: Who & { readonly loginId?: string },
  time: Time,
  found: Found,
): Promise<void> => {
  const { seen, untrue, unfilled } = found;
  server.setClock(Date.parse(times[time]));
  const { snapshot, prepared } = server.publishing().live.current;
  for (const venue of prepared.documents.venue.keys())
    putStates(venue, {
      polledAt: now().getTime(),
      polled: simulateStates(prepared.documents, venue, now().getTime()),
      overrides: [],
    });
  const browser = await browserOf(loginId);
  const ask = asking(browser);
  const { viewer } = bootOf(await browser.get('/gateway'));
  const uid = demoMembers.find((one) => one.loginId === loginId)?.uid ?? '';
  const marked = {
    ...snapshot.messages.ko,
    ...Object.fromEntries(Object.keys(trueWhen).map((message) => [message, `⟦${message}⟧`])),
  };
  const texts = makeTexts('ko', marked);
  for (const page of Object.values(snapshot.pages)) {
    if (page.whole) continue;
    const decision = await decideFor(
      page.path.replaceAll(/\{(\w+)\*?\}/g, '1'),
      { ...viewer, locale: 'ko' },
      async (need) => ask(asMember(need, uid).key, asMember(need, uid).body),
    );
    if (decision.outcome.kind !== 'page') continue;
    const claims = Object.keys(pageMessages(snapshot, decision)).some((message) => Object.hasOwn(trueWhen, message));
    // Texts are the same at other times.
    if (!claims && time !== 'open') continue;
    const needs = decision.needs.filter(
      ({ whenMenuOpen, personal }) => whenMenuOpen !== true && (personal !== true || loginId !== undefined),
    );
    const data = Object.fromEntries(
      await Promise.all(needs.map(async (need) => [need.key, await ask(need.key)] as const)),
    );
    for (const [call, answer] of Object.entries(data)) {
      const left = placeholderIn(JSON.stringify(answer), found);
      if (left !== undefined) unfilled.add(`${call}: ${left}`);
    }
    if (!claims) continue;
    const { html } = await renderPage({
      decision,
      texts,
      site: snapshot.site,
      platform: viewer.platform,
      assets: { themes: '', iconSprite: '', art: {} },
      data,
    });
    const venue = snapshot.pages[decision.pageId]?.venue;
    const isIn = (code: string): boolean => viewer.onSite?.[code] === true;
    const facts: Facts = {
      login: loginId !== undefined,
      ticket: name === 'onSite' && venue !== 'CB',
      inside: venue === undefined ? Object.keys(viewer.onSite ?? {}).some(isIn) : isIn(venue),
      left: name === 'left' && venue !== 'CB',
      time,
    };
    const left = placeholderIn(html.replaceAll(/<[^>]*>/g, ' '), found);
    if (left !== undefined) unfilled.add(`${page.path}: ${left}`);
    for (const [, message = ''] of html.matchAll(/⟦(\w+)⟧/g)) {
      seen.add(message);
      if (trueWhen[message]?.(facts) === false) untrue.push(`${message} at ${page.path} for ${name} ${time}`);
    }
  }
};

const decideFor = async (
  path: string,
  viewer: Viewer,
  ask: (need: NeededFact) => Promise<unknown>,
): Promise<Decision> => {
  let answers = {};
  for (let round = 0; ; round++) {
    const decision = decide(server.publishing().live.current.snapshot, {
      path,
      query: {},
      viewer,
      how: 'load',
      now: now().getTime(),
      answers,
    });
    if (decision.needsFacts.length === 0 || round === 2) return decision;
    const given = await Promise.all(
      decision.needsFacts.map(async (need) => [need.guard, readTextAt(await ask(need), need.pointer)] as const),
    );
    answers = {
      ...answers,
      ...Object.fromEntries(given.map(([guard, value]) => [guard, value === undefined ? 'failed' : { value }])),
    };
  }
};

describe('the pages, for each viewer and time', () => {
  const found: Found = { seen: new Set(), untrue: [], unfilled: new Set(), typedTexts: new Map() };
  beforeAll(async () => {
    for (const who of viewers) {
      if (who.name === 'left') await leave(who.loginId);
      for (const time of Object.keys(times) as Time[]) await look(who, time, found);
    }
  }, 240_000);

  it('claim nothing about the viewer or the hour that is not true now', () => {
    expect([...new Set(found.untrue)]).toEqual([]);
  });

  it('show no placeholder that nothing has filled, in texts and answers', () => {
    expect([...found.unfilled]).toEqual([]);
  });

  it('show what members typed as it is', () => {
    const shown = typedColumns.map((column) => [column, ...(found.typedTexts.get(column) ?? [])]);
    expect(shown).toEqual(typedColumns.map((column) => [column, fact]));
  });

  it('show each message that claims something', () => {
    expect(Object.keys(trueWhen).length).toBeLessThanOrEqual(40);
    expect(Object.keys(trueWhen).filter((message) => !found.seen.has(message))).toEqual([]);
  });
});

/** Properties of a schema that take free text. */
const freeTexts = (schema: unknown): readonly string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
        typeof part === 'object' && part !== null && 'typed' in part && (part.typed === 'text' || part.typed === 'name')
          ? [name]
          : freeTexts(part),
      );

it('knows where the free texts of all calls are kept', () => {
  const names = allCalls.flatMap((call) => freeTexts('body' in call ? call.body : undefined));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(columnOf));
});
