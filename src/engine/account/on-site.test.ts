import { expect, it } from 'vitest';
import { noon } from '#tests/account-records.ts';
import { enterYnOf, isOnSite, type Passages } from './on-site.ts';

type Enter = NonNullable<Passages['enterParkInfo']>;
type Leave = NonNullable<Passages['leaveParkInfo']>;
const enter = (more: Partial<Enter> = {}): Enter => ({
  parkType: 'EL',
  enterLeaveType: 'ENTER',
  processYn: 'Y',
  processDate: '20261121',
  processTime: '100000',
  pticketId: '1',
  enterTicketCnt: 1,
  ...more,
});
const leave = (more: Partial<Leave> = {}): Leave => ({
  parkType: 'EL',
  enterLeaveType: 'LEAVE',
  processYn: 'Y',
  processDate: '20261121',
  processTime: '110000',
  ...more,
});

const table: readonly (readonly [string, Passages, boolean])[] = [
  ['came in today and has not left', { enterParkInfo: enter() }, true],
  [
    'came in today; the last leave was yesterday',
    { enterParkInfo: enter(), leaveParkInfo: leave({ processDate: '20261120' }) },
    true,
  ],
  [
    'came in today; there is an empty leave record',
    { enterParkInfo: enter(), leaveParkInfo: leave({ processDate: '', processTime: '', processYn: 'N' }) },
    true,
  ],
  [
    'came in today; the leave of today did not take place',
    { enterParkInfo: enter(), leaveParkInfo: leave({ processYn: 'N' }) },
    true,
  ],
  [
    'came in today, left, and came in again',
    { enterParkInfo: enter({ processTime: '113000' }), leaveParkInfo: leave() },
    true,
  ],
  ['came in a second after leaving', { enterParkInfo: enter({ processTime: '110001' }), leaveParkInfo: leave() }, true],
  ['came in and left', { enterParkInfo: enter(), leaveParkInfo: leave() }, false],
  [
    'came in and left in the same second',
    { enterParkInfo: enter({ processTime: '110000' }), leaveParkInfo: leave() },
    false,
  ],
  ['left at an unknown time', { enterParkInfo: enter(), leaveParkInfo: leave({ processTime: '' }) }, false],
  [
    'entered at an unknown time, and left',
    { enterParkInfo: enter({ processTime: '' }), leaveParkInfo: leave() },
    false,
  ],
  ['came in yesterday', { enterParkInfo: enter({ processDate: '20261120' }) }, false],
  ['did not get in today', { enterParkInfo: enter({ processYn: 'N' }) }, false],
  ['has an empty enter record', { enterParkInfo: enter({ processDate: '' }) }, false],
  ['was never here', {}, false],
  ['only left', { leaveParkInfo: leave() }, false],
];

it.each(table)(
  'says of a member who %s whether the member is on site, with enterYn [P-402 P-403] [V-344]',
  (_, passages, onSite) => {
    expect([isOnSite(passages, noon), enterYnOf(isOnSite(passages, noon))]).toEqual([onSite, onSite ? 'Y' : 'N']);
  },
);

it('uses the Korean day', () => {
  const passages = { enterParkInfo: enter({ processDate: '20261122', processTime: '000100' }) };
  expect([
    isOnSite(passages, Date.parse('2026-11-21T14:59:00Z')),
    isOnSite(passages, Date.parse('2026-11-21T15:01:00Z')),
  ]).toEqual([false, true]);
});
