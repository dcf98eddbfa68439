import { entries, createStore } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { Kept } from './kept.ts';
import type { Log, Step } from './undo-log.ts';

const step = (label: string): Step => ({ label, at: 1, parts: [{ key: 'notice/n1', before: undefined, after: { type: 'notice', id: 'n1', title: label } }] });
const [one, two, three] = [step('One'), step('Two'), step('Three')];

it('keeps the log over a reload, each step by itself, and nothing of steps that are gone', async () => {
  const operator = `kept-${Date.now()}`;
  const here = new Kept(operator);
  await here.read();
  const typed: Log = { done: [one, two], undone: [] };
  here.keepLog(typed);
  // What is typed on becomes one step with what was typed before.
  const log: Log = { done: [one], undone: [three] };
  here.keepLog(log);
  here.keep({ key: 'notice/n1', body: null, mark: 'a', base: null, sent: [] });
  const names = async () => (await entries<string, unknown>(createStore(`promenade-console-${operator}`, 'work'))).map(([name]) => name.split(' ')[0]);
  expect(await names()).toEqual(['log', 'step', 'step', 'unsaved']);
  const there = new Kept(operator);
  expect(await there.read()).toEqual({ unsaved: [{ key: 'notice/n1', body: null, mark: 'a', base: null, sent: [] }], log });
  there.keepLog({ done: [], undone: [] });
  there.forget('notice/n1');
  expect(await names()).toEqual(['log']);
});

it('keeps over a reload what the browser had no time to write, and no more of it than that', async () => {
  const operator = `left-${Date.now()}`;
  const journals = () => Object.keys(localStorage).filter((name) => name.includes(operator));
  const here = new Kept(operator);
  await here.read();
  here.keep({ key: 'notice/n1', body: null, mark: 'a', base: null, sent: [] });
  here.keep({ key: 'notice/n2', body: null, mark: 'b', base: null, sent: [] });
  here.keepLog({ done: [one], undone: [] });
  await expect.poll(async () => (await entries(createStore(`promenade-console-${operator}`, 'work'))).length).toBe(4);
  here.leave();
  expect(journals()).toEqual([]);
  // A page that goes away takes its place in the queue of the browser with it.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => { throw new DOMException('gone', 'InvalidStateError'); });
  here.keep({ key: 'notice/n1', body: null, mark: 'c', base: null, sent: [undefined] });
  here.forget('notice/n2');
  here.keepLog({ done: [one, two], undone: [] });
  here.leave();
  vi.restoreAllMocks();
  const left = { unsaved: [{ key: 'notice/n1', body: null, mark: 'c', base: null, sent: [undefined] }], log: { done: [one, two], undone: [] } };
  expect(await new Kept(operator).read()).toEqual(left);
  await expect.poll(journals).toEqual([]);
  expect(await new Kept(operator).read()).toEqual(left);
});
