import { expect, it } from 'vitest';
import { documentsOf } from '#tests/engine-builders.ts';
import { parkOf } from '#tests/park-documents.ts';
import { simulateStates, simulateUsual } from './simulation.ts';

const documents = documentsOf(parkOf('AA', '01', 40));
const at = (time: string, day = '2026-11-24'): number => Date.parse(`${day}T${time}:00+09:00`);
const simulated = (now: number) => simulateStates(documents, 'AA', now);
const average = (now: number): number => {
  const waits = simulated(now).flatMap(({ waitMin }) => waitMin ?? []);
  return waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
};
const statuses = (now: number): readonly string[] =>
  [...new Set(simulated(now).map(({ statusCd }) => statusCd))].toSorted();

it('depends only on the documents and the time', () => {
  expect(simulated(at('13:37'))).toEqual(simulated(at('13:37')));
  expect(simulated(at('13:37')).map(({ waitMin }) => waitMin)).not.toEqual(
    simulated(at('13:37', '2026-11-25')).map(({ waitMin }) => waitMin),
  );
});

it('waits follow the hour: low at opening, high from 14 to 16 h', () => {
  const [opening, noon, peak, late] = ['10:00', '12:00', '15:00', '20:50'].map((time) => average(at(time)));
  expect(Number(opening) < Number(noon) && Number(noon) < Number(peak) && Number(late) < Number(noon)).toBe(true);
});

it('is closed outside of the opening hours, and without wait times', () => {
  const states = [at('09:59'), at('21:00'), at('23:59'), at('00:00', '2026-11-25')].map(simulated);
  expect(
    states.map((list) => list.filter(({ statusCd, waitMin }) => statusCd !== 'CLOSED' || waitMin !== undefined)),
  ).toEqual([[], [], [], []]);
});

it('has rides that rest or are delayed during the day', () => {
  const seen = new Set(
    Array.from({ length: 66 }, (_, index) => at('10:00') + index * 600_000).flatMap((now) => statuses(now)),
  );
  expect([...seen].toSorted()).toEqual(['CLOSED', 'DELAYED', 'OPEN', 'REST'].filter((status) => status !== 'CLOSED'));
});

it('states the usual waits of the whole day', () => {
  const [ride] = documents.facility.values();
  const usual = ride === undefined ? [] : simulateUsual(documents, 'AA', ride, at('11:00'));
  expect([usual.length, usual[0]?.at, Math.max(...usual.map(({ waitMin }) => waitMin))]).toEqual([
    66,
    at('10:00'),
    usual.find(({ at: time }) => time === at('15:00'))?.waitMin,
  ]);
});
