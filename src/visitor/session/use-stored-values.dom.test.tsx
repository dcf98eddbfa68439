import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decide } from '#engine';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { mount } from '#tests/mount.ts';
import type { Present } from '../app/present.ts';
import type { Shown } from '../app/shown.ts';
import type { Start } from '../app/start.ts';
import { useStoredValues } from './use-stored-values.ts';

const snapshot = snapshotWith([pageOf(30), pageOf(31, { venue: 'BB' })]);
const entered = vi.fn<(code: string) => void>();
const decideAgain = vi.fn<() => Promise<void>>();

/** The first page after a load, for a visitor whose cookie says `cookie`. */
const open = async (path: string, cookie: string | undefined, search = '') => {
  const { viewer } = ask(path, { viewer: cookie === undefined ? {} : { curResort: cookie } });
  const shown = { decision: decide(snapshot, { ...ask(path), viewer }), site: snapshot.site } as Shown;
  const presentRef = { current: { shown, viewer } as Present };
  function Page() {
    useStoredValues({ start: { viewer } as Start, presentRef, search, enterResort: entered, decideAgain });
    return null;
  }
  await (await mount(<Page />)).remove();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'curResort=; Max-Age=0; Path=/';
  entered.mockReset();
  decideAgain.mockReset().mockResolvedValue();
});

describe('the resort that the device has kept', () => {
  it('is that of the page which the visitor came to first, in local storage and in the cookie, and counts after a reload [P-320, V-535]', async () => {
    await open('/bb/page-31', undefined);
    expect([localStorage.getItem('curResort'), document.cookie, entered.mock.calls]).toEqual([
      'BB',
      'curResort=BB',
      [],
    ]);
    await open('/page-30', undefined);
    expect(entered.mock.calls).toEqual([['BB']]);
  });

  it.each<[string, string, string | undefined, readonly string[]]>([
    ['counts where the cookie is gone', 'BB', undefined, ['BB']],
    ['counts against another one in the cookie', 'BB', 'AA', ['BB']],
    ['changes nothing where both agree', 'BB', 'BB', []],
    ['does not count when the site has no such resort', 'XX', 'AA', []],
    ['does not count when it is empty', '', 'AA', []],
  ])('%s', async (_, stored, cookie, codes) => {
    localStorage.setItem('curResort', stored);
    await open('/page-30', cookie);
    expect(entered.mock.calls.flat()).toEqual(codes);
    expect(decideAgain).toHaveBeenCalledTimes(codes.length);
  });
});

describe('deepLinkYn', () => {
  it('is kept for the session, and not on the device, when a route carries the query app [P-321, P-415]', async () => {
    await open('/page-30', undefined, '?app');
    expect([sessionStorage.getItem('deepLinkYn'), localStorage.getItem('deepLinkYn')]).toEqual(['Y', null]);
  });

  it('is not set by any other query', async () => {
    await open('/page-30', undefined, '?apple=app');
    expect(sessionStorage.getItem('deepLinkYn')).toBeNull();
  });
});
