import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide, type CompiledAnalytics } from '#engine';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { tellEvent } from './analytics.ts';
import { keepConsent, mayTell, mustAsk } from './consent.ts';
import { linkFacts, pageFacts } from './events.ts';

const settings = (more: Partial<CompiledAnalytics> = {}, needed = false): CompiledAnalytics => ({
  tracker: { kind: 'dataLayer', name: 'layerOfTests' },
  delayMs: 500,
  events: { pageView: 'page_view', linkClick: 'link_click' },
  consent: { needed, question: 'q', agree: 'a', refuse: 'r' },
  ...more,
});
const layer = () => (window as unknown as { layerOfTests?: unknown }).layerOfTests;
const holdLayer = (value: unknown) => Object.assign(window, { layerOfTests: value });

beforeEach(() => {
  localStorage.clear();
  delete (window as { layerOfTests?: unknown }).layerOfTests;
});
afterEach(() => vi.unstubAllGlobals());

describe('an event', () => {
  const snapshot = snapshotWith([pageOf(30, { venue: 'BB', flags: { category: 'Ride' }, aaPageNm: 'BB>Rides' })]);
  const facts = (viewer: Parameters<typeof ask>[1] = {}) =>
    pageFacts(decide(snapshot, ask('/bb/page-30', { ...viewer, query: { name: 'secret' } })), ask('/', viewer).viewer);

  it("carries the page's name in analytics, its category, resort, language and platform, and not the query [P-090]", () => {
    expect(facts()).toEqual({
      aaPageNm: 'BB>Rides',
      category: 'Ride',
      pageId: 'PGE_TST_00030',
      pagePath: '/bb/page-30',
      parkType: 'BB',
      channel: 'M',
      locale: 'ko',
      loginYn: 'N',
    });
  });

  it('tells a member with the initial password as not logged in [P-314]', () => {
    const told = (password: 'ok' | 'initial' | 'due') => facts({ viewer: { login: true, password } })['loginYn'];
    expect([told('ok'), told('due'), told('initial')]).toEqual(['Y', 'Y', 'N']);
  });

  it('names a link and where it leads: on this site by its path, elsewhere by host and path, on the device by its kind', () => {
    const to = (href: string) => linkFacts({ href, name: '  A \n name ' });
    expect([to('/a?b=c#d'), to('https://shop.example/x?token=1'), to('tel:1588-0000')]).toEqual([
      { linkNm: 'A name', linkUrl: '/a' },
      { linkNm: 'A name', linkUrl: 'https://shop.example/x' },
      { linkNm: 'A name', linkUrl: 'tel:' },
    ]);
  });
});

describe('trackers', () => {
  it('put events into the array that the document names, beside what stands there', () => {
    holdLayer([{ event: 'before' }]);
    tellEvent(settings(), { event: 'page_view' });
    expect(layer()).toEqual([{ event: 'before' }, { event: 'page_view' }]);
  });

  it('make the array when there is none, and leave alone what is no array', () => {
    tellEvent(settings(), { event: 'one' });
    expect(layer()).toEqual([{ event: 'one' }]);
    holdLayer('something else');
    tellEvent(settings(), { event: 'two' });
    expect(layer()).toBe('something else');
  });

  it('send each event by itself where a beacon is asked for, and none where nothing is', () => {
    const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
    vi.stubGlobal('navigator', { sendBeacon });
    tellEvent(settings({ tracker: { kind: 'beacon', url: '/beacon' } }), { event: 'page_view', aaPageNm: 'A' });
    tellEvent(settings({ tracker: { kind: 'none' } }), { event: 'page_view' });
    expect(sendBeacon.mock.calls).toEqual([['/beacon', '{"event":"page_view","aaPageNm":"A"}']]);
  });
});

describe('consent', () => {
  it('is needed where the document says so: nothing is told before it, nor after a refusal', () => {
    tellEvent(settings({}, true), { event: 'before' });
    keepConsent('N');
    tellEvent(settings({}, true), { event: 'refused' });
    expect(layer()).toBeUndefined();
    keepConsent('Y');
    tellEvent(settings({}, true), { event: 'after' });
    expect(layer()).toEqual([{ event: 'after' }]);
  });

  it('is not asked for where it is not needed, but a refusal counts', () => {
    expect([mayTell(false), mustAsk(false)]).toEqual([true, false]);
    keepConsent('N');
    expect(mayTell(false)).toBe(false);
  });

  it('is asked for once', () => {
    expect(mustAsk(true)).toBe(true);
    keepConsent('N');
    expect(mustAsk(true)).toBe(false);
  });

  it('is not there, and not asked for, when the browser says that its owner is not to be followed', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect([mayTell(false), mustAsk(true)]).toEqual([false, false]);
  });

  it('is asked for again where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    keepConsent('Y');
    expect([mayTell(true), mustAsk(true)]).toEqual([false, true]);
  });

  it('does not count when somebody wrote something else in its place', () => {
    localStorage.setItem('analyticsConsent', 'yes');
    expect([mayTell(true), mustAsk(true)]).toEqual([false, true]);
  });
});
