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
    { flag: 'alarmBtn', icon: 'bell', label: 'alerts', action: { kind: 'go', to: '/alerts' } },
    { flag: 'loginBtn', icon: 'user-circle', label: 'log in', action: { kind: 'go', to: '/login' } },
    { flag: 'searchBtn', icon: 'search', label: 'search', action: { kind: 'go', to: '/search' } },
    { flag: 'shareBtn', icon: 'share', label: 'share', action: { kind: 'go', to: '/share' } },
    { flag: 'reservationBtn', icon: 'ticket', label: 'bookings', text: 'bookings', action: { kind: 'go', to: '/bookings' } },
    { flag: 'pocketRefreshBtn', icon: 'refresh', label: 'refresh', action: { kind: 'go', to: '/pocket' } },
  ],
  menu: { icon: 'menu-2', label: 'all menu' },
} as const;

const html = (flags: FrameModel['flags'], more: Partial<FrameModel> = {}) =>
  renderToStaticMarkup(<WidgetPortProvider value={testPort('en', { frame: frameModel('en', { flags, ...more }) })}><Header id="header" settings={settings} data={{}} /></WidgetPortProvider>);

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
    ['pocketRefreshBtn', '[P-082]', 'href="/pocket"'],
  ] as const)('shows what the flag %s asks for, and only then %s', (flag, _, part) => {
    expect([html({ [flag]: true }).includes(part), html({ [flag]: false }).includes(part), html({}).includes(part)]).toEqual([true, false, false]);
  });

  it('leads back to a fixed place from the screens that have one, else to the page before', () => {
    const backFrom = (screen: string) => {
      const leading = { ...settings, back: [{ screen: 'Odd', action: { kind: 'go' as const, to: '/home' } }] };
      const frame = frameModel('en', { flags: { prevBtn: true }, screen });
      return renderToStaticMarkup(<WidgetPortProvider value={testPort('en', { frame })}><Header id="header" settings={leading} data={{}} /></WidgetPortProvider>);
    };
    expect(backFrom('Odd')).toContain('<a href="/home" class="iconbtn" aria-label="Back">');
    expect(backFrom('Even')).toContain('<button type="button" class="iconbtn" aria-label="Back">');
  });

  it('is not there where isHeader is false, but the way to the content is [P-065]', () => {
    expect([html({}).includes('<header'), html({ isHeader: false }).includes('<header')]).toEqual([true, false]);
    expect(html({ isHeader: false })).toContain('href="#main"');
  });

  it('names the page, unless the page draws a title of its own [P-108]', () => {
    expect([html({}).includes('<h1'), html({ isCustomTitle: true }).includes('<h1')]).toEqual([true, false]);
  });

  it('shows mark and name of the venue, and of the site where no venue is', () => {
    const { venue: _, ...site } = frameModel('en', { flags: { homeLogo: true } });
    const ofSite = renderToStaticMarkup(<WidgetPortProvider value={testPort('en', { frame: site })}><Header id="header" settings={settings} data={{}} /></WidgetPortProvider>);
    expect([/#mark-\w+/.exec(html({ homeLogo: true }))?.[0], /#mark-\w+/.exec(ofSite)?.[0]]).toEqual(['#mark-balloon', '#mark-cloud']);
    expect([html({ homeLogo: true }).includes('Garam Park'), ofSite.includes('Garam Village')]).toEqual([true, true]);
  });
});
