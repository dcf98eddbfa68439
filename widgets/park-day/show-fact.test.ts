import { expect, it } from 'vitest';
import type { ShowTimes } from '#schemas/calls/contents/park-answers';
import { showEntries } from '../shared/park/show-entries.ts';
import { showFact } from './show-fact.ts';

const show = (showId: string, minutes: number, ...timeList: string[]): ShowTimes['list'][number] => ({
  showId,
  name: showId,
  summary: '',
  tag: '',
  iconNm: '',
  imageNm: '',
  facilityId: '',
  faciltCateKindCd: '',
  placeNm: '',
  minutes,
  timeList,
  factList: [],
});
const day: ShowTimes = {
  date: '20261128',
  list: [show('Band', 40, '1530'), show('Puppets', 25, '1600'), show('Parade', 30, '1700')],
};
const texts = { show: 'Next show', running: 'Now', none: '-' };
const at = (time: string) => showFact(showEntries(day, Date.parse(`2026-11-28T${time}:00+09:00`)), texts);

it.each([
  ['15:00', { label: 'Next show', value: '15:30', note: 'Band' }],
  ['15:40', { label: 'Next show', value: '16:00', note: 'Puppets ·\u00a0Now Band' }],
  ['16:04', { label: 'Next show', value: '17:00', note: 'Parade ·\u00a0Now Puppets' }],
  ['16:30', { label: 'Next show', value: '17:00', note: 'Parade' }],
  ['17:10', { label: 'Now', value: '17:00', note: 'Parade' }],
  ['17:40', { label: 'Next show', value: '-' }],
])('at %s says what begins next and what is on', (time, fact) => {
  expect(at(time)).toEqual(fact);
});

it('says that there is none on a day without shows', () => {
  expect(showFact([], texts)).toEqual({ label: 'Next show', value: '-' });
});
