import { beforeEach, describe, expect, it, vi } from 'vitest';

const rules = { max: 11, fixed: ['Main', 'Map'], unstacked: ['Main'] };
const load = async () => {
  vi.resetModules();
  return import('./way-back.ts');
};
const standAt = (idx: number) => window.history.replaceState({ idx }, '');

beforeEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the way back of a tab', () => {
  it('leads to the page before, past what is not stacked and past the views of a list', async () => {
    const { noteEntry, stepsBack } = await load();
    const go = (screen: string, path: string, at: number) => {
      standAt(at);
      noteEntry({ screen, path, at }, rules);
      return stepsBack(path, rules);
    };
    expect([
      go('News', '/news', 0),
      go('Main', '/main', 1),
      go('List', '/list', 2),
      go('List', '/list', 3),
      go('Detail', '/list/1', 4),
    ]).toEqual([undefined, -1, -2, -3, -1]);
  });

  it('ends at the last home, and without one at the main page', async () => {
    const { noteEntry, stepsBack } = await load();
    standAt(1);
    noteEntry({ screen: 'Main', path: '/main', at: 0 }, rules);
    noteEntry({ screen: 'News', path: '/news', at: 1 }, rules);
    expect(stepsBack('/news', rules)).toBe(-1);
    standAt(0);
    expect(stepsBack('/main', rules)).toBeUndefined();
  });

  it('is known after a reload, in this tab only', async () => {
    const first = await load();
    first.noteEntry({ screen: 'News', path: '/news', at: 0 }, rules);
    first.noteEntry({ screen: 'Detail', path: '/news/1', at: 1 }, rules);
    standAt(1);
    expect((await load()).stepsBack('/news/1', rules)).toBe(-1);
    sessionStorage.clear();
    expect((await load()).stepsBack('/news/1', rules)).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '7',
    '{"stack":[{"screen":1,"path":"/a"}],"homes":[]}',
    '{"stack":[],"homes":["x"]}',
    '{"stack":[{"screen":"A","path":"/a","at":"0"}],"homes":[]}',
  ])('begins anew where its memory is %s', async (memory) => {
    sessionStorage.setItem('history', memory);
    standAt(1);
    const { stepsBack } = await load();
    expect(stepsBack('/b', rules)).toBeUndefined();
  });

  it('counts by the browser where it counts itself, so that a page that was loaded whole stays on the way', async () => {
    vi.stubGlobal('navigation', { currentEntry: { index: 5 } });
    const { placeInHistory } = await load();
    standAt(0);
    expect(placeInHistory()).toBe(5);
  });
});
