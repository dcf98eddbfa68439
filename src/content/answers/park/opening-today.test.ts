import { expect, it } from 'vitest';
import type { Opening } from '#schemas/documents/opening/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { documentsOf, venueOf } from '#tests/engine-builders.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { facilityHoursFor, hoursValidUntil, openingFor } from './opening-today.ts';

const note = { ko: '데모', en: 'Demo' };
const day = '2026-11-24';
const at = (time: string): number => Date.parse(`${day}T${time}:00+09:00`);
const own = { ...facility('cafe'), hours: [{ from: '11:00', until: '18:00' }] };

const scopeAt = (
  time: string,
  {
    isDemo = true,
    hours = { from: '10:00', until: '21:00' },
    liveStates = 'simulation',
  }: {
    readonly isDemo?: boolean;
    readonly hours?: Opening['hours'] | null;
    readonly liveStates?: Venue['liveStates'];
  } = {},
) => {
  const venue = venueOf('TP', 9, { liveStates, simulatedHoursNote: note });
  const { hours: _, ...closed } = opening;
  return {
    documents: documentsOf([venue, facility('wheel'), own, { ...closed, ...(hours === null ? {} : { hours }) }]),
    now: at(time),
    isDemo,
  };
};

it.each([
  ['12:00', { from: '10:00', until: '21:00' }],
  ['08:30', { from: '06:00', until: '21:00' }],
  ['20:59', { from: '10:00', until: '23:00' }],
  ['23:59', { from: '10:00', until: '24:00' }],
  ['00:00', { from: '00:00', until: '21:00' }],
])('a demo with simulated states is open at %s', (time, hours) => {
  expect(openingFor(scopeAt(time), 'TP', day)?.hours).toEqual(hours);
});

it('says with the note of the venue that hours are simulated, and only then', () => {
  expect(['12:00', '23:00'].map((time) => openingFor(scopeAt(time), 'TP', day)?.notes)).toEqual([undefined, note]);
});

it('is open on a day on which it is closed, and keeps the end of the day where a night opening follows', () => {
  expect(openingFor(scopeAt('15:10', { hours: null }), 'TP', day)?.hours).toEqual({ from: '13:00', until: '18:00' });
  expect(
    openingFor(scopeAt('22:30', { hours: { from: '10:00', until: '21:00', nightUntil: '22:00' } }), 'TP', day)?.hours,
  ).toEqual({ from: '10:00', until: '21:00', nightUntil: '24:00' });
});

it('opens facilities with hours of their own while it is open outside of the published hours', () => {
  const hoursAt = (time: string) => {
    const scope = scopeAt(time);
    return [...scope.documents.facility.values()].map((one) => facilityHoursFor(scope, 'TP', one, day));
  };
  expect(hoursAt('20:00')).toEqual([
    { from: '10:00', until: '23:00' },
    { from: '11:00', until: '18:00' },
  ]);
  expect(hoursAt('22:00')).toEqual([
    { from: '10:00', until: '24:00' },
    { from: '11:00', until: '24:00' },
  ]);
});

it.each([
  ['in production', scopeAt('23:00', { isDemo: false }), day],
  ['with states of an upstream', scopeAt('23:00', { liveStates: 'upstream' }), day],
  ['on another day', scopeAt('23:00'), '2026-11-25'],
])('keeps the published hours %s', (_, scope, asked) => {
  expect(openingFor(scope, 'TP', asked)?.hours).toEqual({ from: '10:00', until: '21:00' });
});

it('changes with the hour in a demo, and with the day elsewhere', () => {
  expect([hoursValidUntil(scopeAt('22:10'), 'TP'), hoursValidUntil(scopeAt('22:10', { isDemo: false }), 'TP')]).toEqual(
    [at('23:00'), at('24:00')],
  );
});
