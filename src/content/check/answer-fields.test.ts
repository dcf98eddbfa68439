import { expect, it } from 'vitest';
import { wayFault } from './answer-fields.ts';

const text = { type: 'string' };
const answer = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: text,
    yn: { enum: ['Y', 'N'] },
    event: { anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: false, properties: { id: text } }] },
    list: { type: 'array', items: { type: 'object', properties: { name: text }, additionalProperties: false } },
    more: {},
    open: { type: 'object', additionalProperties: true },
  },
};

it.each(['title', 'yn', 'event/id', 'list/*/name', 'list/0/name', 'list/*', 'more/of/anything', 'open/what'])(
  'takes %s for a value that is there, or may be',
  (way) => {
    expect(wayFault(answer, way.split('/'))).toBeUndefined();
  },
);

it.each([
  ['titel', 0, ['title', 'yn', 'event', 'list', 'more', 'open']],
  ['event/name', 1, ['id']],
  ['event', 1, ['id']],
  ['list', 1, []],
  ['list/name', 1, []],
  ['title/length', 1, []],
])('tells of %s at which step it goes wrong, and what could stand there', (way, at, known) => {
  expect(wayFault(answer, way.split('/'))).toEqual({ at, known });
});
