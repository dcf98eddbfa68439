import { expect, it } from 'vitest';
import { SAMPLE_RATE, secondsOf, synthesise } from './synthesise.ts';

const tune = {
  bpm: 60,
  voices: [
    { timbre: 'BELL', notes: 'A4:1 R:1 A5:1' },
    { timbre: 'BASS', notes: 'A2:3' },
  ],
} as const;

it('plays notes in time, the same each time, and never too loud', () => {
  const samples = synthesise(tune);
  expect([secondsOf(tune), samples.length]).toEqual([4, 4 * SAMPLE_RATE]);
  expect(synthesise(tune)).toEqual(samples);
  expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.8, 5);
});

it('sounds at the pitch of the note, and rests are silent', () => {
  const samples = synthesise({ bpm: 60, voices: [{ timbre: 'FLUTE', notes: 'A4:1 R:2 A4:1' }] });
  const crossings = samples
    .slice(0, SAMPLE_RATE)
    .filter((sample, index, all) => index > 0 && sample > 0 && (all[index - 1] ?? 0) <= 0).length;
  expect(Math.abs(crossings - 440)).toBeLessThan(3);
  expect(samples.slice(1.5 * SAMPLE_RATE, 2.9 * SAMPLE_RATE).every((sample) => sample === 0)).toBe(true);
});
