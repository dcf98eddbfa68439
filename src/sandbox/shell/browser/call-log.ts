import { byId, make } from './dom.ts';

/** Line of the log; the outcome of the call is added later. */
export interface LogLine {
  end(state: 'ok' | 'wrong' | 'open', text: string): void;
}

const most = 300;
const list = byId('log');
const empty = byId('log-empty');

const clock = () => new Date().toLocaleTimeString('en-GB');

export const write = (way: 'call' | 'event', name: string, data: unknown): LogLine => {
  const line = make('div', `line ${way}`);
  line.dataset['name'] = name;
  const outcome = make('p', 'outcome');
  const head = make('p', 'call');
  head.append(make('time', '', clock()), make('span', 'way', way === 'call' ? '→' : '←'), make('code', 'name', name));
  line.append(head, make('pre', 'data', JSON.stringify(data)), outcome);
  list.prepend(line);
  empty.hidden = true;
  if (list.children.length > most) list.lastElementChild?.remove();
  const began = performance.now();
  return {
    end(state, text) {
      line.dataset['state'] = state;
      outcome.textContent = way === 'call' ? `${text} · ${Math.round(performance.now() - began)} ms` : text;
    },
  };
};

byId('clear').addEventListener('click', () => {
  list.replaceChildren();
  empty.hidden = false;
});
