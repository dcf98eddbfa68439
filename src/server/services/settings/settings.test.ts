import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { layout, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { compareVersions, versionIn } from './app-version.ts';
import { feature } from './feature.ts';

const versions = [{ os: 'android', latest: '5.10.0', oldest: '5.2.0', link: 'LNK_TST_00009' }];
const blocks = ['one', 'two', 'three'];
const replaced: readonly Body[] = [
  layout('blocks', [placement('fixed'), ...blocks.map((id) => placement(id, { editable: 'site.name' }))]),
  {
    type: 'link',
    id: 'LNK_TST_00009',
    v: 1,
    linkName: 'site.name',
    linkUrl: 'https://shop.example/android',
    newWindow: true,
  },
  {
    type: 'app',
    id: 'app',
    v: 1,
    scheme: 'testresort',
    query: 'app',
    screens: { action: 'Gate', deepLink: 'Gate', appOnly: 'Gate' },
    versions,
  },
];
const isReplaced = ({ type, id }: Body): boolean => replaced.some((one) => one.type === type && one.id === id);
const site = soundSite().filter((one) => !isReplaced(one));
const main = site.find(({ type, id }) => type === 'venue' && id === 'TP')?.['main'] as string;
const server = accountServer({
  site: site.map((one) => (one.type === 'page' && one['screen'] === main ? { ...one, layout: 'blocks' } : one)),
  documents: replaced,
  features: [feature],
});

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const widget = (id: string, order: number, shownYn = 'Y') => ({ id, order, shownYn });
  return {
    browser,
    widget,
    read: async (venue = 'TP') => {
      const { widgets, ownYn } = (await browser.get(`settings/main?venue=${venue}`)).json<{
        data: { ownYn: string; widgets: { id: string; shownYn: string }[] };
      }>().data;
      return [ownYn, ...widgets.map(({ id, shownYn }) => (shownYn === 'Y' ? id : `-${id}`))].join(' ');
    },
    save: async (widgets: readonly object[], venue = 'TP') =>
      (await browser.post('settings/main', { venue, widgets })).json<{ code: string }>().code,
    facts: async () =>
      (await browser.get('login/session/info')).json<{ data: { viewer: { mains?: object } } }>().data.viewer.mains,
  };
};

describe('the main page of a member [P-266]', () => {
  it('is ordered and hidden by venue, and is a fact of the viewer', async () => {
    const { read, save, widget, facts } = await join();
    expect(await read()).toBe('N one two three');
    expect(await facts()).toBeUndefined();
    expect(await save([widget('three', 1), widget('one', 2, 'N')])).toBe('200');
    expect(await read()).toBe('Y three -one two');
    expect(await facts()).toEqual({ TP: 'three -one' });
  });

  it('is the one of the venue again after a reset', async () => {
    const { read, save, widget, facts } = await join();
    await save([widget('two', 1)]);
    expect(await save([])).toBe('200');
    expect(await read()).toBe('N one two three');
    expect(await facts()).toBeUndefined();
  });

  it('refuses what it does not have, and hiding everything', async () => {
    const { save, widget, browser } = await join();
    expect(await save([widget('fixed', 1)])).toBe('NOT_FOUND');
    expect(await save([widget('one', 1)], 'ZZ')).toBe('NOT_FOUND');
    expect(await save([widget('one', 1), widget('one', 2)])).toBe('REQ_INVALID');
    expect(await save(blocks.map((id, index) => widget(id, index, 'N')))).toBe('SET_01');
    expect((await browser.get('settings/main?venue=constructor')).statusCode).toBe(400);
    expect((await server.browser().get('settings/main?venue=TP')).statusCode).toBe(401);
  });
});

describe('the version of the app [P-602]', () => {
  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) =>
    (await server.browser().get(`settings/get-version?${query}`, { headers })).json<{ data: object }>().data;

  it.each([
    ['5.10.0', 'N', 'N'],
    ['5.9.9', 'Y', 'N'],
    ['5.1', 'Y', 'Y'],
    ['', 'N', 'N'],
    ['newest', 'N', 'N'],
  ])(
    '%s is told whether there is a later one (%s) and whether it works no more (%s)',
    async (version, update, force) => {
      expect(await ask(`osType=ANDROID&appVersion=${version}`)).toMatchObject({
        latestVersion: '5.10.0',
        minVersion: '5.2.0',
        updateYn: update,
        forceYn: force,
        storeUrl: 'https://shop.example/android',
      });
    },
  );

  it('comes from the user agent where the caller says nothing, and says nothing of unknown systems', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) TestApp/5.3.1' };
    expect(await ask('', agent)).toMatchObject({ appVersion: '5.3.1', updateYn: 'Y', forceYn: 'N' });
    expect(await ask('osType=windows')).toMatchObject({ latestVersion: '', storeUrl: '', forceYn: 'N' });
    expect([versionIn('TestApp', 'TestApp'), versionIn('TestApp/x', 'TestApp')]).toEqual(['', '']);
    expect([compareVersions('5.10', '5.9'), compareVersions('5', '5.0.0')]).toEqual([1, 0]);
  });
});
