import { act, useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide, resolveAction, createActionScope, type Snapshot } from '#engine';
import type { Action } from '#schemas/parts/action/schema';
import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';
import { makeTexts } from '#render/texts/texts.ts';
import { mount } from '#tests/mount.ts';
import { ask, menuOf, snapshotWith } from '#tests/engine-builders.ts';
import { eventually } from '#tests/eventually.ts';
import english from '../../../config/site/messages/app-en.json' with { type: 'json' };
import siteTexts from '../../../config/site/messages/en.json' with { type: 'json' };
import location from '../../../config/site/messages/location-en.json' with { type: 'json' };
import { nothingSaid, reduceSaid } from '../notices/notices.ts';
import { Notifications } from '../notices/notifications.tsx';
import { useRunCommand } from './use-run-command.ts';
import type { SiteState } from './use-site.ts';

interface Sent {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

let sent: [name: string, data: unknown][] = [];
const shellThat = (code: 200 | 999) =>
  vi.stubGlobal('promenadeNative', {
    postMessage: (text: string) => {
      const { id, name, data } = JSON.parse(text) as Sent;
      sent.push([name, data]);
      (window as { promenade?: { receive(message: object): void } }).promenade?.receive({ id, code });
    },
  });
beforeEach(() => void (sent = []));
afterEach(() => vi.unstubAllGlobals());

const { site }: Snapshot = snapshotWith([]);
const texts = makeTexts('en', {
  ...english.texts,
  ...location.texts,
  only: 'Only in the app',
  [site.texts.cancel]: 'Cancel',
  [site.texts.pageNotRegistered]: siteTexts.texts.MSG_ALT_PAGE_NOT_REGISTERED,
});
const scope = {
  ...createActionScope({ link: new Map(), operation: new Map(), venue: new Map() } as never, {
    screens: {},
    landing: '/',
    allowedHosts: [],
    sandbox: false,
  }),
};
const read = (action: Action): Command => resolveAction(action, scope);

/** A page that carries commands out and says what it has to say. */
function Stage({ command, platform }: { readonly command: Command; readonly platform: Viewer['platform'] }) {
  const [said, say] = useReducer(reduceSaid, nothingSaid);
  const parts = {
    said,
    say,
    shown: { texts, site },
    viewer: { locale: 'en', platform, curResort: 'EL' },
    session: {},
    waiting: { work: [], during: (work: unknown) => work },
  };
  const run = useRunCommand(parts as unknown as SiteState);
  return (
    <>
      <button type="button" onClick={() => run(command)}>
        run
      </button>
      <Notifications site={parts as unknown as SiteState} run={run} />
    </>
  );
}

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const stage = async (action: Action, platform: Viewer['platform']) => {
  const stage = await mount(<Stage command={read(action)} platform={platform} />);
  await press('run');
  return stage;
};
const calls = (count: number) => eventually(() => expect(sent).toHaveLength(count));
const dialog = () => document.querySelector('dialog')?.textContent ?? '';

describe('the question for the location permission', () => {
  const off: Action = {
    action: 'ask',
    message: 'MSG_ALT_IAM_LOCATION_PERMISSION_OFF',
    ok: 'MSG_TXT_PERMISSION_SETTINGS',
    then: { action: 'native', call: 'requestPermissionSetting', data: { permissionType: '1004' } },
  };

  it('names Settings and Cancel beside its text [P-699]', async () => {
    const { remove } = await stage(off, 'APP');
    expect(dialog()).toContain('You can use the service after turning on location permission');
    expect([...document.querySelectorAll('dialog button')].map(({ textContent }) => textContent).toSorted()).toEqual([
      'Cancel',
      'Settings',
    ]);
    await press('Cancel');
    await eventually(() => expect(dialog()).toBe(''));
    await remove();
  });

  it('opens the permission settings of the app by Settings [P-651] [V-101]', async () => {
    shellThat(200);
    const { remove } = await stage(off, 'APP');
    expect(dialog()).toContain('You can use the service after turning on location permission');
    await press('Settings');
    await calls(1);
    expect([sent, dialog()]).toEqual([[['requestPermissionSetting', { permissionType: '1004' }]], '']);
    await remove();
  });

  it('is over with Cancel, and nothing is asked of the shell [V-102]', async () => {
    shellThat(200);
    const { remove } = await stage(off, 'APP');
    await press('Cancel');
    await eventually(() => expect(dialog()).toBe(''));
    expect(sent).toEqual([]);
    await remove();
  });
});

it('a menu item whose page is not registered says so [P-156] [P-693]', async () => {
  const menu = menuOf('aa-menu', [{ menuUid: 'gone', pageId: 'PGE_TST_99999' }]);
  const [item] = decide(snapshotWith([menu]), ask('/aa/main')).frame.model.menu;
  const { remove } = await mount(<Stage command={item?.command ?? { kind: 'main' }} platform="WEB_MOBILE" />);
  await press('run');
  expect(dialog()).toContain('page not registered');
  await remove();
});

describe('what content asks of the app', () => {
  const finish: Action = { action: 'native', call: 'finish', otherwise: { action: 'alert', message: 'only' } };
  const scan: Action = {
    action: 'scan',
    linkId: 'LNK_TST_00001',
    param: 'k',
    failed: 'MSG_TXT_ORDER_SCAN_FAILED',
    otherwise: { action: 'alert', message: 'only' },
  };
  scope.links = new Map([
    [
      'LNK_TST_00001',
      { type: 'link', id: 'LNK_TST_00001', v: 1, linkName: 'shop', linkUrl: 'https://shop.example/', newWindow: true },
    ],
  ]);
  scope.allowedHosts = ['shop.example'];

  it.each([
    ['native', finish],
    ['scan', scan],
  ])('is never asked of a browser, which says what content says there: %s', async (_, action) => {
    shellThat(200);
    const { remove } = await stage(action, 'WEB_MOBILE');
    expect([dialog(), sent]).toEqual([expect.stringContaining('Only in the app'), []]);
    await remove();
  });

  it('is said otherwise where the app cannot', async () => {
    shellThat(999);
    const { remove } = await stage(finish, 'APP');
    await eventually(() => expect(dialog()).toContain('Only in the app'));
    expect(sent).toEqual([['finish', {}]]);
    await remove();
  });

  it('says that no code could be read', async () => {
    shellThat(999);
    const { place, remove } = await stage(scan, 'APP');
    await eventually(() => expect(place.textContent).toContain('The QR code could not be read.'));
    await remove();
  });

  it('has a phone number dialled by the app [V-063]', async () => {
    shellThat(200);
    const { remove } = await stage({ action: 'link', linkUrl: 'tel:1588-0000' }, 'APP');
    await calls(1);
    expect(sent).toEqual([['dial', { phoneNumber: '1588-0000' }]]);
    await remove();
  });
});

it('prints the page', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await stage({ action: 'print' }, 'WEB_PC');
  expect(print).toHaveBeenCalledTimes(1);
});
