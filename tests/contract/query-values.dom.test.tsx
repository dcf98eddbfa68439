import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PlacedNeed } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { makePort } from '#render/port/make-port.ts';
import { browserGuard, DecisionView } from '#render/view/decision-view.tsx';
import { loadModules, widgetNames } from '#render/view/widget-modules.ts';
import { assetsOf } from '#render/release-assets.ts';
import { mount } from '../support/mount.ts';
import { queryWith, unexpectedValues } from '../support/query-values.ts';
import { readAddress } from '../support/rendered-page.ts';
import { shippedRelease } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const viewer: Viewer = {
  locale: 'en',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  tester: false,
  listed: false,
  onSite: { EL: true, CB: true, HB: true, SW: true },
};

/** The pages with the most query parameters. */
const PAGES = 20;
const values = ['999', ...unexpectedValues.slice(0, 3), '__proto__', '-1'];
const validOf = ({ values: all, pattern }: { readonly values?: readonly string[]; readonly pattern?: string }) =>
  all?.[0] ??
  (pattern === undefined
    ? '1'
    : (['101', '102', '20261121'].find((one) => new RegExp(`^(?:${pattern})$`, 'u').test(one)) ?? '1'));
const recordOf = (path: string) => path.replaceAll(/\{\w+\*?\}/g, '1');
let addresses: readonly string[] = [];
beforeAll(async () => {
  const { prepared, snapshot } = await shippedRelease();
  const queryOf = (id: string) => Object.entries(prepared.documents.page.get(id)?.query ?? {});
  const pages = Object.values(snapshot.pages).toSorted(
    (one, other) => queryOf(other.id).length - queryOf(one.id).length,
  );
  addresses = pages.slice(0, PAGES).flatMap(({ id, path }) => {
    const all = queryOf(id);
    // The other parameters have values that the page accepts, so that it shows all that it can.
    return all.flatMap(([name]) =>
      values.map(
        (value) =>
          `${recordOf(path)}${queryWith(name, value)}${all
            .filter(([one]) => one !== name)
            .map(([one, declared]) => `&${one}=${validOf(declared)}`)
            .join('')}`,
      ),
    );
  });
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page with an unexpected query keeps all its widgets in the browser', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  for (const address of addresses) {
    const { decision, data, texts, site } = await readAddress(address, { viewer, now });
    const warn = vi
      .spyOn(console, 'warn')
      .mockImplementation((text: string) => void faults.push(`${address.slice(0, 100)}: ${text}`));
    const modules = await loadModules(widgetNames(decision.tree, decision.frame.nodes));
    const nothing = () => undefined;
    const port = makePort({
      decision,
      site,
      texts,
      platform: viewer.platform,
      menuOpen: false,
      run: nothing,
      ahead: nothing,
      submit: () => Promise.resolve({ state: 'handled' }),
      say: nothing,
      now: () => now,
    });
    const useAnswer = ({ key }: PlacedNeed) =>
      !Object.hasOwn(data, key)
        ? { state: 'waiting' as const }
        : data[key] === null
          ? { state: 'failed' as const }
          : { state: 'ready' as const, value: data[key] };
    const { remove } = await mount(
      <DecisionView
        decision={decision}
        modules={modules}
        texts={texts}
        assets={assetsOf({ themes: '', iconSprite: '', art: {} }, decision.theme, decision.locale)}
        data={{ useAnswer }}
        port={port}
        guard={browserGuard}
      />,
    );
    await act(async () => {
      await import('#wayfinding/search');
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    await remove();
    warn.mockRestore();
  }
  expect(addresses.length).toBeGreaterThan(PAGES);
  expect(faults).toEqual([]);
});
