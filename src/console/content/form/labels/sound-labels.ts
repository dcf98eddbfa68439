import type { Words } from '../../../../content/check/problem.ts';

/** Labels of tunes and their player. */
export const soundLabels: Readonly<Record<string, Words>> = {
  bpm: { ko: '빠르기', en: 'Tempo' },
  voices: { ko: '성부', en: 'Voices' },
  timbre: { ko: '악기', en: 'Instrument' },
  'voices.notes': { ko: '음', en: 'Notes' },
  'texts.position': { ko: '듣는 곳', en: 'Position' },
  captions: { ko: '자막', en: 'Captions' },
};

/** Values of tunes. */
export const soundValues: Readonly<Record<string, Words>> = {
  'timbre.BELL': { ko: '종', en: 'Bell' },
  'timbre.FLUTE': { ko: '피리', en: 'Flute' },
  'timbre.STRING': { ko: '현악기', en: 'Strings' },
  'timbre.BASS': { ko: '낮은음', en: 'Bass' },
};
