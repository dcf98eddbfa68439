import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '#engine';
import { broken, decisionWith, nodeOf } from '#tests/broken-page.ts';
import { snapshotWith } from '#tests/engine-builders.ts';
import { mount } from '#tests/mount.ts';
import type { Command } from '#schemas/command';
import { browserGuard, DecisionView } from '#render/view/decision-view.tsx';
import { makePort } from '#render/port/make-port.ts';
import { loadModules, widgetNames, type Modules } from '#render/view/widget-modules.ts';
import { assetsOf } from '#render/release-assets.ts';
import { makeTexts, renderPage } from './entry-server.tsx';
import { ScreenShell } from './app/screen-shell.tsx';

const { site, messages } = snapshotWith();
const texts = makeTexts('en', messages.en);
const assets = { themes: '/themes/x.css', iconSprite: '/icons/x.svg', art: {} };
const ran: Command[] = [];

const view = (decision: Decision, modules: Modules, fallen: readonly string[] = []) => {
  const port = makePort({
    decision,
    site,
    texts,
    menuOpen: false,
    run: (command) => void ran.push(command),
    ahead: () => undefined,
    submit: () => Promise.resolve({ state: 'handled' }),
    say: () => undefined,
  });
  const data = { useAnswer: () => ({ state: 'waiting' }) as const };
  return (
    <StrictMode>
      <ScreenShell after={null}>
        <DecisionView
          decision={decision}
          modules={modules}
          texts={texts}
          assets={assetsOf(assets, 'site', 'ko')}
          data={data}
          port={port}
          failedWidgets={new Set(fallen)}
          guard={browserGuard}
        />
      </ScreenShell>
    </StrictMode>
  );
};
const modulesOf = (decision: Decision) => loadModules(widgetNames(decision.tree, decision.frame.nodes));
const headings = (place: Element) => [...place.querySelectorAll('h2, h3')].map((heading) => heading.textContent);
const press = (place: Element, name: string) =>
  act(async () => [...place.querySelectorAll('button')].find((button) => button.textContent.includes(name))?.click());

beforeEach(() => {
  ran.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a page taken over by the browser', () => {
  it.each(broken)('survives %s, and the good ones work', async (_, { nodes }) => {
    const decision = decisionWith(nodes);
    const { html, fallen } = await renderPage({ decision, texts, site, assets, data: {} });
    const place = document.createElement('div');
    place.innerHTML = html;
    const before = place.innerHTML;
    const recovered: unknown[] = [];
    const modules = await modulesOf(decision);
    const root = await act(() =>
      hydrateRoot(place, view(decision, modules, fallen), { onRecoverableError: (error) => recovered.push(error) }),
    );
    expect([recovered, place.innerHTML]).toEqual([[], before]);
    document.body.append(place);
    await press(place, 'More last');
    expect(ran).toEqual([{ kind: 'alert', message: 'last' }]);
    await act(async () => root.unmount());
    place.remove();
  });
});

describe('a page decided in the browser', () => {
  it.each(broken)('survives %s', async (_, { nodes }) => {
    const decision = decisionWith(nodes);
    const { place, remove } = await mount(view(decision, await modulesOf(decision)));
    expect(headings(place)).toEqual(expect.arrayContaining(['Good first', 'Good last']));
    expect(place.textContent).not.toContain('Bad');
    await press(place, 'More first');
    expect(ran).toEqual([{ kind: 'alert', message: 'first' }]);
    await remove();
  });

  it('stands a widget that breaks while it is shown, and shows it again when its settings are right', async () => {
    const [healthy, sick] = [
      decisionWith([nodeOf('one', 'section', { title: 'One' })]),
      decisionWith([nodeOf('one', 'section', { title: {} })]),
    ];
    const modules = await modulesOf(healthy);
    const { place, draw, remove } = await mount(view(healthy, modules));
    await draw(view(sick, modules));
    expect(headings(place)).toEqual(['Good first', 'Good last']);
    await draw(view(healthy, modules));
    expect(headings(place)).toEqual(['Good first', 'One', 'Good last']);
    await remove();
  });
});
