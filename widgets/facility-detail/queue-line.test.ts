import { expect, it } from 'vitest';
import { queueLine } from './queue-line.ts';

const texts = { queue: 'about {{name}} min', queueNo: 'called up to no. {{name}}' };

it('tells the wait, and the number called last once somebody was called', () => {
  expect(queueLine(texts, { waitTxt: '5–10', nowNo: 12 })).toBe('about 5–10 min ·\u00a0called up to no. 12');
  expect(queueLine(texts, { waitTxt: '5–10', nowNo: 0 })).toBe('about 5–10 min');
});

it('says nothing without a queue, a wait or a text', () => {
  expect([
    queueLine(texts, undefined),
    queueLine(texts, { waitTxt: '', nowNo: 12 }),
    queueLine({}, { waitTxt: '5–10', nowNo: 12 }),
  ]).toEqual([undefined, undefined, undefined]);
});
