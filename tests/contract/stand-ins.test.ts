import { describe, expect, it } from 'vitest';
import type { Link } from '#schemas/documents/link/schema';
import { resolveAction, createActionScope, sandboxAddress } from '#engine';
import { deliveryServer, shippedSite } from '#tests/delivery-server.ts';
import { readSites } from '../../src/sandbox/sites/read-sites.ts';
import { artNames } from '#schemas/art-names.gen';

const site = deliveryServer(shippedSite);
const closed = deliveryServer(shippedSite, { sandbox: 'off' });
const shipped = await shippedSite();
const links = shipped.filter(({ type }) => type === 'link') as unknown as readonly Link[];
const english = { cookie: 'locale=en' };

/** Every https address that stands anywhere in the shipped documents; without patterns, and without those that the server alone calls. */
const addresses = [
  ...new Set(
    [
      ...JSON.stringify(shipped.filter(({ type }) => type !== 'gateway')).matchAll(/https:\/\/[a-z0-9][^"\\<>\s{}']*/g),
    ].map(([address]) => address),
  ),
];
const hosts = [...new Set(addresses.map((address) => new URL(address).host))];
const sites = readSites();

/** Paths of this site that a page leads to. */
const waysOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="([^"]*)"/g)]
    .map(([, to = '']) => to.replaceAll('&amp;', '&'))
    .filter((to) => to.startsWith('/'));

describe('everything outside that the shipped documents name', () => {
  it('has hosts enough to be worth a walk, each with pages of its own', () => {
    expect(addresses.length).toBeGreaterThan(30);
    expect(hosts.filter((host) => !sites.has(host))).toEqual([]);
  });

  it.each(addresses)('%s leads to a labelled page in both languages while the sandbox is on', async (address) => {
    const [ko, en] = await Promise.all([site.get(sandboxAddress(address)), site.get(sandboxAddress(address), english)]);
    expect([ko.statusCode, en.statusCode]).toEqual([200, 200]);
    expect(ko.body).toContain('<strong>연습용 화면</strong>');
    expect(en.body).toContain('<strong>Sandbox</strong>');
    expect(en.body.replace(/<a class="back".*?<\/a>/, '')).not.toMatch(/[가-힣]/);
    // It is a page that was made for this address, not the stand-in for what nobody has drawn.
    expect(ko.body).not.toContain('이 주소가 여는 화면을 대신해요.');
  });

  it.each(addresses)('%s has no page while the sandbox is off', async (address) => {
    // An untidy path leads to its tidy spelling first, as on every page.
    expect((await closed.get(sandboxAddress(address).replace(/\/(?=$|\?)/, ''))).statusCode).toBe(404);
  });
});

it('is led to by every link and menu of every venue while the sandbox is on, and by none while it is off', async () => {
  const menusOf = async (from: typeof site): Promise<string> => {
    const types = shipped.filter(({ type }) => type === 'venue').map(({ appType }) => String(appType));
    return (await Promise.all(types.map((appType) => from.get(`/api/v1/common/menus/IAM/${appType}`))))
      .map(({ body }) => body)
      .join('');
  };
  expect(await menusOf(site)).not.toContain('"linkUrl":"https:');
  expect(await menusOf(closed)).not.toContain('/sandbox/');
  expect(JSON.stringify(closed.publishing().live.current.snapshot.layouts)).not.toContain('/sandbox/');
  expect(JSON.stringify(closed.publishing().live.current.snapshot.menus)).not.toContain('/sandbox/');
  const open = JSON.stringify(site.publishing().live.current.snapshot.layouts);
  expect(open).toContain('/sandbox/site/');
  expect(open).not.toMatch(/"href":"https:/);
});

it.each(['/sandbox/site.css', '/sandbox/sandbox.css', '/sandbox/outbox', '/sandbox/client/sandbox-partner'])(
  '%s is there only while the sandbox is on',
  async (path) => {
    expect([(await site.get(path)).statusCode, (await closed.get(path)).statusCode]).toEqual([200, 404]);
  },
);

it('leads on from page to page, never to a missing one, and back to the site from each', async () => {
  const seen = new Set<string>();
  const dead: string[] = [];
  const coming = addresses.map(sandboxAddress);
  for (let address = coming.pop(); address !== undefined; address = coming.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const { statusCode, body } = await site.get(address);
    if (statusCode !== 200 && statusCode !== 302) dead.push(address);
    const ways = waysOf(body);
    expect(ways).toContain('/gateway');
    coming.push(...ways.filter((way) => way.startsWith('/sandbox/site/')));
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});

it('shows pictures that there are', () => {
  const used = [...JSON.stringify([...sites.values()]).matchAll(/"art":"([^"]*)"/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !artNames.includes(name))).toEqual([]);
});

const reserve = 'https://reserve.haneul-resort.example';

describe('the registered links', () => {
  const scopeFor = ({ live }: ReturnType<typeof site.publishing>) => {
    const {
      snapshot: {
        screens,
        site: { allowedHosts, paths, sandbox },
      },
      prepared,
    } = live.current;
    return createActionScope(prepared.documents, { screens, landing: paths.landing, allowedHosts, sandbox });
  };
  const open = (from: typeof site, linkId: string) =>
    resolveAction({ action: 'link', linkId }, scopeFor(from.publishing()));

  it.each([
    ['LNK_CMP_00006', `${reserve}/main.do?method=index`, 'What would you like to book?', '[P-742 V-529]'],
    ['LNK_CMP_00010', `${reserve}/mypage.do?method=reservelist`, 'My reservations', '[P-743 V-530]'],
    ['LNK_CMP_00007', `${reserve}/group/company`, 'Company group reservation', '[P-746 V-531]'],
    ['LNK_CMP_00008', `${reserve}/group/student`, 'School group reservation', '[P-747 V-532]'],
    ['LNK_CMP_00018', `${reserve}/group/overseas`, 'Overseas group reservation', ''],
    ['LNK_CMP_00004', 'https://lost.haneul-resort.example/', 'Haneul Lost &amp; Found', '[P-744]'],
    ['LNK_CMP_00017', 'https://partner.haneul-resort.example/ad', 'Advertising', '[P-745]'],
    ['LNK_CMP_00012', 'https://shop.haneul-resort.example/', 'Haneul Shop', '[P-748 V-533]'],
    [
      'LNK_CMP_00009',
      `${reserve}/cb.do?method=productDetail&high_menu_id=0202&top_menu_id=02&visit_date=`,
      'Book the surf class',
      '[P-286 P-749 V-534]',
    ],
    ['LNK_CMP_00025', `${reserve}/el.do?method=productMain`, 'Book Haneul Land', '[P-282 V-306]'],
    ['LNK_CMP_00013', `${reserve}/cb.do?method=productMain`, 'Book Aqua Bay', '[P-283 V-307]'],
    [
      'LNK_CMP_00015',
      `${reserve}/hb.do?method=productMain&top_menu_id=03`,
      'Book a room at Forest Stay',
      '[P-284 V-308]',
    ],
    ['LNK_CMP_00019', `${reserve}/speed.do?method=productMain`, 'Book the Speedway', '[P-285 V-309]'],
    ['LNK_CMP_00014', 'https://now.haneul-resort.example/haneul-land', 'Haneul Land right now', '[P-032]'],
  ])('%s opens %s in a window of its own, which is the page "%s" %s', async (id, address, heading) => {
    expect(open(closed, id)).toMatchObject({ kind: 'open', href: address, newWindow: true });
    const inDemo = open(site, id);
    expect(inDemo).toMatchObject({ kind: 'open', href: sandboxAddress(address), address, newWindow: true });
    expect((await site.get(sandboxAddress(address), english)).body).toContain(`<h1>${heading}</h1>`);
  });

  it('to the reservation site have a variant for phones, with the same pages', () => {
    const booking = links.filter(({ linkUrl }) => linkUrl.startsWith(`${reserve}/`));
    expect(booking.length).toBeGreaterThan(10);
    expect(booking.map(({ mobileUrl }) => mobileUrl)).toEqual(
      booking.map(({ linkUrl }) => linkUrl.replace('//reserve.', '//m.reserve.')),
    );
  });
});
