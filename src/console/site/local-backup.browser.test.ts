import { entries, createStore } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { LocalBackup } from './local-backup.ts';
import type { Log, Step } from './undo-log.ts';

const step = (label: string): Step => ({
  label,
  at: 1,
  parts: [{ key: 'notice/n1', before: undefined, after: { type: 'notice', id: 'n1', title: label } }],
});
const [one, two, three] = [step('One'), step('Two'), step('Three')];

it('restores the log after a reload, each step separately, and drops deleted steps', async () => {
  const operator = `kept-${Date.now()}`;
  const here = new LocalBackup(operator);
  await here.read();
  const typed: Log = { done: [one, two], undone: [] };
  here.saveLog(typed);
  // Further typing joins the same step.
  const log: Log = { done: [one], undone: [three] };
  here.saveLog(log);
  here.saveUnsaved({ key: 'notice/n1', body: null, mark: 'a', base: null, sent: [] });
  const names = async () =>
    (await entries<string, unknown>(createStore(`promenade-console-${operator}`, 'work'))).map(
      ([name]) => name.split(' ')[0],
    );
  expect(await names()).toEqual(['log', 'step', 'step', 'unsaved']);
  const there = new LocalBackup(operator);
  expect(await there.read()).toEqual({
    unsaved: [{ key: 'notice/n1', body: null, mark: 'a', base: null, sent: [] }],
    log,
  });
  there.saveLog({ done: [], undone: [] });
  there.removeUnsaved('notice/n1');
  expect(await names()).toEqual(['log']);
});

it('restores after a reload exactly what the browser had no time to write', async () => {
  const operator = `left-${Date.now()}`;
  const journals = () => Object.keys(localStorage).filter((name) => name.includes(operator));
  const here = new LocalBackup(operator);
  await here.read();
  here.saveUnsaved({ key: 'notice/n1', body: null, mark: 'a', base: null, sent: [] });
  here.saveUnsaved({ key: 'notice/n2', body: null, mark: 'b', base: null, sent: [] });
  here.saveLog({ done: [one], undone: [] });
  await expect.poll(async () => (await entries(createStore(`promenade-console-${operator}`, 'work'))).length).toBe(4);
  here.flushOnLeave();
  expect(journals()).toEqual([]);
  // A closing page loses its place in the browser's write queue.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  here.saveUnsaved({ key: 'notice/n1', body: null, mark: 'c', base: null, sent: [undefined] });
  here.removeUnsaved('notice/n2');
  here.saveLog({ done: [one, two], undone: [] });
  here.flushOnLeave();
  vi.restoreAllMocks();
  const left = {
    unsaved: [{ key: 'notice/n1', body: null, mark: 'c', base: null, sent: [undefined] }],
    log: { done: [one, two], undone: [] },
  };
  expect(await new LocalBackup(operator).read()).toEqual(left);
  await expect.poll(journals).toEqual([]);
  expect(await new LocalBackup(operator).read()).toEqual(left);
});
