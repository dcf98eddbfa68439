import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FrameModel } from '#schemas/frame-model';
import { frameModel } from '#tests/frame-model.ts';
import { testPort } from '#tests/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { Header } from './component.tsx';

const settings = {
  logo: { label: 'all places', action: { kind: 'go', to: '/gateway' }, icon: 'mark-cloud' },
  buttons: [
    { flag: 'smartBookBtn', icon: 'ticket', label: 'smart booking', text: 'book', action: { kind: 'go', to: '/book' } },
    {
      flag: 'alarmBtn',
      icon: 'bell',
      label: 'alerts',
      action: { kind: 'go', to: '/alerts' },
      news: { icon: 'bell-filled', text: 'new notification' },
    },
    {
      flag: 'mypageAlarmBtn',
      icon: 'bell',
      label: 'my alerts',
      action: { kind: 'go', to: '/my-alerts' },
      news: { icon: 'bell-filled', text: 'new notification' },
    },
    { flag: 'mypageSetting', icon: 'settings', label: 'my settings', action: { kind: 'go', to: '/mypage?setting=on' } },
    {
      flag: 'devSmartBookBtn',
      icon: 'ticket',
      label: 'dev booking',
      text: 'dev',
      action: { kind: 'go', to: '/dev-book' },
    },
    { flag: 'loginBtn', icon: 'user-circle', label: 'log in', action: { kind: 'go', to: '/login' } },
    { flag: 'searchBtn', icon: 'search', label: 'search', action: { kind: 'go', to: '/search' } },
    { flag: 'shareBtn', icon: 'share', label: 'share', action: { kind: 'go', to: '/share' } },
    {
      flag: 'reservationBtn',
      icon: 'ticket',
      label: 'bookings',
      text: 'bookings',
      action: { kind: 'go', to: '/bookings' },
    },
    {
      flag: 'pocketRefreshBtn',
      icon: 'refresh',
      label: 'refresh',
      action: { kind: 'refresh' },
      rest: { ms: 3000, done: 'refreshed' },
    },
  ],
  toggle: {
    query: 'view',
    first: { value: 'map', icon: 'map-2', label: 'as a map' },
    second: { value: 'list', icon: 'list', label: 'as a list' },
  },
  menu: { icon: 'menu-2', label: 'all menu' },
} as const;

const html = (flags: FrameModel['flags'], more: Partial<FrameModel> = {}, unread = 0) =>
  renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en', { unread, frame: frameModel('en', { flags, ...more }) })}>
      <Header id="header" settings={settings} data={{}} />
    </WidgetPortProvider>,
  );

describe('the header', () => {
  it.each([
    ['homeLogo', '[P-070]', 'href="/gateway"'],
    ['prevBtn', '[P-072]', 'aria-label="Back"'],
    ['menuBtn', '[P-073]', 'aria-label="all menu"'],
    ['smartBookBtn', '[P-075]', 'href="/book"'],
    ['alarmBtn', '[P-076]', 'href="/alerts"'],
    ['loginBtn', '[P-084]', 'href="/login"'],
    ['searchBtn', '', 'href="/search"'],
    ['shareBtn', '[P-074]', 'href="/share"'],
    ['reservationBtn', '[P-080]', 'href="/bookings"'],
    ['pocketRefreshBtn', '[P-082]', 'aria-label="refresh"'],
    ['mypageAlarmBtn', '[P-077]', 'href="/my-alerts"'],
    ['mypageSetting', '[P-079]', 'href="/mypage?setting=on"'],
    ['devSmartBookBtn', '', 'href="/dev-book"'],
    ['toggleSwitchBtn', '[P-081]', 'href="/garam?view=list"'],
  ] as const)('shows what the flag %s asks for, and only then %s', (flag, _, part) => {
    expect([
      html({ [flag]: true }).includes(part),
      html({ [flag]: false }).includes(part),
      html({}).includes(part),
    ]).toEqual([true, false, false]);
  });

  it('leads back to a fixed place from the screens that have one, else to the page before', () => {
    const backFrom = (screen: string) => {
      const leading = { ...settings, back: [{ screen: 'Odd', action: { kind: 'go' as const, to: '/home' } }] };
      const frame = frameModel('en', { flags: { prevBtn: true }, screen });
      return renderToStaticMarkup(
        <WidgetPortProvider value={testPort('en', { frame })}>
          <Header id="header" settings={leading} data={{}} />
        </WidgetPortProvider>,
      );
    };
    expect(backFrom('Odd')).toContain('<a href="/home" class="iconbtn" aria-label="Back">');
    expect(backFrom('Even')).toContain('<button type="button" class="iconbtn" aria-label="Back">');
  });

  it('is not there where isHeader is false, but the way to the content is [P-065]', () => {
    expect([html({}).includes('<header'), html({ isHeader: false }).includes('<header')]).toEqual([true, false]);
    expect(html({ isHeader: false })).toContain('href="#main"');
  });

  it('names the page, unless the page draws a title of its own [P-108] [V-029]', () => {
    expect([html({}).includes('<h1'), html({ isCustomTitle: true }).includes('<h1')]).toEqual([true, false]);
  });

  it('shows mark and name of the venue, and of the site where no venue is', () => {
    const { venue: _, ...site } = frameModel('en', { flags: { homeLogo: true } });
    const ofSite = renderToStaticMarkup(
      <WidgetPortProvider value={testPort('en', { frame: site })}>
        <Header id="header" settings={settings} data={{}} />
      </WidgetPortProvider>,
    );
    expect([/#mark-\w+/.exec(html({ homeLogo: true }))?.[0], /#mark-\w+/.exec(ofSite)?.[0]]).toEqual([
      '#mark-balloon',
      '#mark-cloud',
    ]);
    expect([html({ homeLogo: true }).includes('Garam Park'), ofSite.includes('Garam Village')]).toEqual([true, true]);
  });

  it("says 'new notification' while somebody has not read one, and only then [P-120] [V-040]", () => {
    expect([0, 1, 7].map((unread) => html({ alarmBtn: true }, {}, unread).includes('new notification'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('lights the alarm where the page says alarmOn, and while there is news [P-078]', () => {
    const lit = (alarmOn: boolean, unread: number) =>
      html({ alarmBtn: true, alarmOn }, {}, unread).includes('#bell-filled');
    expect([lit(false, 0), lit(true, 0), lit(false, 1)]).toEqual([false, true, true]);
  });

  it('leads back to the first view from the second, and keeps the rest of the address', () => {
    const inView = (view: string) =>
      /href="([^"]*view=[^"]*)" class="iconbtn" aria-label="([^"]*)"/
        .exec(html({ toggleSwitchBtn: true }, { query: { kind: 'a', view } }))
        ?.slice(1);
    expect([inView('list'), inView('map'), inView('odd')]).toEqual([
      ['/garam?kind=a&amp;view=map', 'as a map'],
      ['/garam?kind=a&amp;view=list', 'as a list'],
      ['/garam?kind=a&amp;view=list', 'as a list'],
    ]);
  });
});
