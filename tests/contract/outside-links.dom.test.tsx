import { join } from 'node:path';
import { act, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { compileSite, prepare, readDocuments, type RawDocument } from '#content';
import { decide, type Decision, type Snapshot } from '#engine';
import type { Command } from '#schemas/command';
import type { Link } from '#schemas/documents/link/schema';
import type { Viewer } from '#schemas/viewer';
import { forPlatform } from '#render/port/command-href.ts';
import { makePort } from '#render/port/make-port.ts';
import { makeTexts } from '#render/texts/texts.ts';
import { openInApp } from '../../src/visitor/bridge/commands.ts';
import { MenuFolds, MenuSections } from '../../widgets/all-menu/menu-sections.tsx';
import { Footer } from '../../widgets/footer/component.tsx';
import { Header } from '../../widgets/header/component.tsx';
import { PageLinks } from '../../widgets/page-links/component.tsx';
import { WidgetPortProvider } from '../../widgets/port.tsx';
import { mount } from '../support/mount.ts';
import { settingsOf } from '../support/visible-frame.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const reserve = 'https://reserve.elsewhere.example';

/** The shipped site as another operator configures it: its links lead to other hosts, and no sandbox stands in for them. */
const elsewhere = (document: RawDocument): RawDocument =>
  JSON.parse(JSON.stringify(document).replaceAll('haneul-resort.example', 'elsewhere.example')) as RawDocument;
let snapshot: Snapshot;
let links: ReadonlyMap<string, Link>;
let home: { readonly inApp: Decision; readonly onWeb: Decision };
beforeAll(async () => {
  const { documents } = await readDocuments(join(import.meta.dirname, '../../config'));
  const prepared = await prepare(documents.map(elsewhere));
  links = prepared.documents.link;
  snapshot = compileSite(prepared, { number: 1, hash: 'elsewhere' }, { sandbox: false });
  const homeOn = (platform: Viewer['platform']): Decision =>
    decide(snapshot, {
      path: '/haneul-land/home/main',
      query: {},
      how: 'load',
      viewer: {
        locale: 'ko',
        platform,
        os: 'android',
        curResort: 'EL',
        production: false,
        login: false,
        tester: false,
        listed: false,
      },
      now,
    });
  home = { inApp: homeOn('APP'), onWeb: homeOn('WEB_PC') };
});
afterEach(() => vi.unstubAllGlobals());

type Part = (decision: Decision) => ReactNode;
const header: Part = ({ frame: { nodes } }) => (
  <Header id="header" settings={settingsOf(nodes, 'header') as Parameters<typeof Header>[0]['settings']} data={{}} />
);
const pageLinks: Part = ({ frame: { nodes } }) => (
  <PageLinks
    id="links"
    settings={settingsOf(nodes, 'page-links') as Parameters<typeof PageLinks>[0]['settings']}
    data={{}}
  />
);
const footer: Part = ({ frame: { nodes } }) => (
  <Footer id="footer" settings={settingsOf(nodes, 'footer') as Parameters<typeof Footer>[0]['settings']} data={{}} />
);
const menu: Part = ({ frame: { model } }) => (
  <>
    <MenuSections sections={model.menu.filter((section) => !section.footer)} />
    <MenuFolds sections={model.menu.filter((section) => section.footer)} />
  </>
);

/** Presses the link to an address in a part of a home, and returns what the page and the app shell were asked. */
const press = async (part: Part, address: string, platform: 'APP' | 'WEB_PC') => {
  const asked: [name: string, data: unknown][] = [];
  vi.stubGlobal('promenadeNative', {
    postMessage: (text: string) => {
      const { id, name, data } = JSON.parse(text) as { id: string; name: string; data: unknown };
      asked.push([name, data]);
      (window as { promenade?: { receive(message: object): void } }).promenade?.receive({ id, code: 200 });
    },
  });
  // jsdom has none, and a header watches whether its page is scrolled.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const decision = platform === 'APP' ? home.inApp : home.onWeb;
  const ran: Command[] = [];
  const port = makePort({
    decision,
    site: snapshot.site,
    texts: makeTexts('ko', snapshot.messages.ko),
    platform,
    menuOpen: true,
    run: (command) => ran.push(command),
    ahead: () => undefined,
    submit: () => Promise.resolve({ state: 'handled' }),
    say: () => undefined,
  });
  const { place, remove } = await mount(<WidgetPortProvider value={port}>{part(decision)}</WidgetPortProvider>);
  const link = [...place.querySelectorAll('a')].find(({ href }) => href === address);
  // jsdom opens no window: an event that nobody prevents is what a browser opens it by.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void link?.dispatchEvent(event));
  for (const command of ran) if (command.kind === 'open') await openInApp(forPlatform(command, platform), '');
  const sites = place.querySelectorAll('details a').length;
  await remove();
  return {
    window: link !== undefined && !event.defaultPrevented ? link.target : undefined,
    rel: link?.rel,
    asked,
    sites,
  };
};

const rows: readonly (readonly [name: string, part: Part, id: string, address: string, call: string])[] = [
  [
    'the smart reservation [P-030] [P-113]',
    header,
    'LNK_CMP_00006',
    `${reserve}/main.do?method=index`,
    'openSmartReservation',
  ],
  [
    'the group reservation of students [P-031]',
    pageLinks,
    'LNK_CMP_00008',
    `${reserve}/group/student`,
    'openExternalPage',
  ],
  [
    'the group reservation of companies [P-031]',
    pageLinks,
    'LNK_CMP_00007',
    `${reserve}/group/company`,
    'openExternalPage',
  ],
  [
    'the group reservation from overseas [P-031]',
    pageLinks,
    'LNK_CMP_00018',
    `${reserve}/group/overseas`,
    'openExternalPage',
  ],
  ['lost and found [P-033]', menu, 'LNK_CMP_00004', 'https://lost.elsewhere.example/', 'openExternalPage'],
  ['the ad inquiry [P-034]', menu, 'LNK_CMP_00017', 'https://partner.elsewhere.example/ad', 'openExternalPage'],
  ['recruitment [P-035]', menu, 'LNK_CMP_00027', 'https://jobs.elsewhere.example/', 'openExternalPage'],
  ["the staff's proposals [P-036]", menu, 'LNK_CMP_00028', 'https://staff.elsewhere.example/voc', 'openExternalPage'],
  ['the museum [P-037]', footer, 'LNK_CMP_00020', 'https://museum.elsewhere.example/', 'openExternalPage'],
  ['golf [P-037]', footer, 'LNK_CMP_00021', 'https://golf.elsewhere.example/', 'openExternalPage'],
  ['the guide dogs [P-037]', footer, 'LNK_CMP_00022', 'https://guidedog.elsewhere.example/', 'openExternalPage'],
  ["the customer's voice [P-037]", footer, 'LNK_CMP_00023', 'https://voice.elsewhere.example/', 'openExternalPage'],
  ['the web novel [P-037]', footer, 'LNK_CMP_00024', 'https://novel.elsewhere.example/', 'openExternalPage'],
];

describe.each(rows)('%s', (_, part, id, address, call) => {
  it('opens the address of its link document in a new window on the web', async () => {
    expect(links.get(id)?.linkUrl).toBe(address);
    expect(await press(part, address, 'WEB_PC')).toMatchObject({
      window: '_blank',
      rel: 'noopener noreferrer',
      asked: [],
    });
  });

  it('is opened by the app in its shell', async () => {
    const mobile = links.get(id)?.mobileUrl ?? address;
    const { window, asked } = await press(part, mobile, 'APP');
    expect(window).toBeUndefined();
    expect(asked).toEqual([[call, expect.objectContaining({ url: mobile })]]);
  });
});

it("the footer's other sites are five [P-037]", async () => {
  expect((await press(footer, '', 'WEB_PC')).sites).toBe(5);
});
