import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlacedNeed } from '#engine';
import type { Locale } from '#schemas/parts';
import { needKey } from '../../src/engine/calls/compile-need.ts';
import { SwrData, swrDataPort } from '../../src/visitor/data/swr-data.tsx';
import { catalog } from '../../widgets/catalog.gen.ts';
import { mount } from '../support/mount.ts';
import { previewedWidgets } from '../support/preview-cases.ts';

const scope = { pageId: 'P', timeoutMs: 1000, listed: false, release: 'r', who: 'M1' };

const needsIn = (locale: Locale): readonly PlacedNeed[] => {
  const needs = previewedWidgets.flatMap(({ name, previews }) =>
    previews.flatMap(({ settings }) => catalog[name]?.needs?.(settings as never) ?? []),
  );
  const values = { locale, param: {}, query: {}, venue: { code: 'EL' }, member: { uid: 'M1' } };
  const placed = needs.map((need): PlacedNeed => ({
    node: 'a',
    name: need.name,
    key: needKey(need, values),
    essential: false,
  }));
  return [...new Map(placed.map((need) => [need.key, need])).values()];
};

function Answer({ need }: { readonly need: PlacedNeed }) {
  return <i>{swrDataPort.useAnswer(need).state}</i>;
}

beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      vi.fn<() => Promise<Response>>(async () => new Response('{"code":"0000","data":1}')),
    ),
);
afterEach(() => vi.unstubAllGlobals());

it('reads the calls of all widgets again in the new language, and empties none meanwhile', async () => {
  const first = { ...scope, locale: 'ko' } as const;
  const fallback = {};
  const page = (locale: Locale) => (
    <SwrData scope={{ ...scope, locale }} fallback={fallback} first={first}>
      {needsIn(locale).map((need, index) => (
        <Answer key={index} need={need} />
      ))}
    </SwrData>
  );
  const { place, draw, remove } = await mount(page('ko'));
  await act(() => vi.waitFor(() => expect(place.textContent).toBe('ready'.repeat(needsIn('ko').length))));
  const spoken = vi.fn<(url: string) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', spoken);
  await draw(page('en'));
  expect(place.textContent).toBe('ready'.repeat(needsIn('ko').length));
  expect(new Set(spoken.mock.calls.map(([url]) => url))).toEqual(new Set(needsIn('en').map(({ key }) => key)));
  await remove();
});
