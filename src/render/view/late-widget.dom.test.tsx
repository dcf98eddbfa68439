import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, PlacedNode } from '#engine';
import { decisionWith, good, nodeOf } from '#tests/broken-page.ts';
import { snapshotWith } from '#tests/engine-builders.ts';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import { registry } from '#widgets/registry.gen';
import { makePort } from '../port/make-port.ts';
import { assetsOf } from '../release-assets.ts';
import { makeTexts } from '../texts/texts.ts';
import { browserGuard, DecisionView } from './decision-view.tsx';
import { allWidgetNames, loadModules, widgetNames, type Modules } from './widget-modules.ts';

const { site, messages } = snapshotWith();
const texts = makeTexts('en', messages.en);
const late = (node: PlacedNode): PlacedNode => ({ ...node, late: true });
const facts = (id: string) => nodeOf(id, 'key-value', { variant: 'table', items: [{ label: 'Length', value: '4.3' }] });

const firstModules = (decision: Decision) => loadModules(widgetNames(decision.tree, decision.frame.nodes));
const drawnUntil = (check: () => void) =>
  eventually(async () => {
    await act(async () => undefined);
    check();
  });

const view = (decision: Decision, modules: Modules) => {
  const port = makePort({
    decision,
    site,
    texts,
    menuOpen: false,
    run: () => undefined,
    ahead: () => undefined,
    submit: () => Promise.resolve({ state: 'handled' }),
    say: () => undefined,
  });
  return (
    <DecisionView
      decision={decision}
      modules={modules}
      texts={texts}
      assets={assetsOf({ themes: '', iconSprite: '', art: {} }, 'site', 'en')}
      data={{ useAnswer: () => ({ state: 'waiting' }) }}
      port={port}
      guard={browserGuard}
    />
  );
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('code that a first picture does not need', () => {
  it('is left out with everything inside, unless it is needed elsewhere', () => {
    const tree = [good('first'), late(nodeOf('later', 'tabs', {}, [facts('inside'), good('too')]))];
    expect(widgetNames(tree)).toEqual(['section']);
    expect(allWidgetNames(tree)).toEqual(['section', 'tabs', 'key-value']);
  });

  it('comes when the widget shows, and typing goes on when the page is drawn again', async () => {
    const decision = decisionWith([late(nodeOf('later', 'section', { title: 'Later' }, [facts('inside')]))]);
    const modules = await firstModules(decision);
    expect(modules.has('key-value')).toBe(false);
    const { place, draw, remove } = await mount(view(decision, new Map(modules)));
    await drawnUntil(() => expect(place.textContent).toContain('4.3'));
    const before = place.querySelector('dd, td');
    await draw(view(decision, modules));
    expect(place.querySelector('dd, td')).toBe(before);
    await remove();
  });

  it('that does not come leaves the other widgets alone', async () => {
    const name = 'fee-calculator';
    const load = registry[name];
    Object.assign(registry, { [name]: () => Promise.reject(new Error('not there')) });
    const decision = decisionWith([late(nodeOf('later', name, {}))]);
    const { place, remove } = await mount(view(decision, await firstModules(decision)));
    await drawnUntil(() => expect(place.querySelector('[data-waits]')).toBeNull());
    expect(place.textContent).toContain('Good last');
    await remove();
    Object.assign(registry, { [name]: load });
  });
});
