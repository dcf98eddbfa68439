/** Notes of one voice, such as `C5:1 R:0.5 E5:0.5`. */
export interface Voice {
  readonly timbre: 'BELL' | 'FLUTE' | 'STRING' | 'BASS';
  readonly notes: string;
}

interface Note {
  /** Hertz; 0 for a rest. */
  readonly pitch: number;
  readonly beats: number;
}

/** Samples a second of the files. */
export const SAMPLE_RATE = 16_000;
/** Longest tune in seconds. */
const MOST_SECONDS = 90;
/** Time in which a note fades after its end, in seconds. */
const RELEASE = 0.12;

const steps: Readonly<Record<string, number>> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

/** Overtones by strength, and the time in which a note dies away, in seconds. */
const timbres: Readonly<
  Record<
    Voice['timbre'],
    { readonly overtones: readonly number[]; readonly decay: number; readonly attack: number; readonly level: number }
  >
> = {
  BELL: { overtones: [1, 0.5, 0.3, 0.12], decay: 0.9, attack: 0.004, level: 0.5 },
  FLUTE: { overtones: [1, 0.18, 0.06], decay: 6, attack: 0.05, level: 0.4 },
  STRING: { overtones: [1, 0.5, 0.33, 0.25, 0.2], decay: 3, attack: 0.08, level: 0.25 },
  BASS: { overtones: [1, 0.4, 0.1], decay: 1.6, attack: 0.01, level: 0.5 },
};

const readNote = (text: string): Note => {
  const [, name = 'R', sharp = '', octave = '4', beats = '0'] = /^([A-GR])(#?)(\d?):([\d.]+)$/.exec(text) ?? [];
  const pitch = name === 'R' ? 0 : 440 * 2 ** (((steps[name] ?? 0) + sharp.length + (Number(octave) - 4) * 12) / 12);
  return { pitch, beats: Number(beats) || 0 };
};

const notesOf = (voice: Voice): readonly Note[] => voice.notes.split(' ').map(readNote);

/** Length of a tune in whole seconds. */
export const secondsOf = ({ bpm, voices }: { readonly bpm: number; readonly voices: readonly Voice[] }): number =>
  Math.min(
    MOST_SECONDS,
    Math.ceil(
      (Math.max(...voices.map((voice) => notesOf(voice).reduce((sum, { beats }) => sum + beats, 0))) * 60) / bpm + 1,
    ),
  );

const playNote = (
  into: Float32Array,
  {
    pitch,
    start,
    seconds,
    timbre,
  }: { readonly pitch: number; readonly start: number; readonly seconds: number; readonly timbre: Voice['timbre'] },
): void => {
  const { overtones, decay, attack, level } = timbres[timbre];
  const first = Math.round(start * SAMPLE_RATE);
  const length = Math.min(into.length - first, Math.round((seconds + RELEASE) * SAMPLE_RATE));
  for (let index = 0; index < length; index++) {
    const time = index / SAMPLE_RATE;
    const envelope =
      Math.min(1, time / attack) * Math.exp(-time / decay) * (time > seconds ? 1 - (time - seconds) / RELEASE : 1);
    let wave = 0;
    for (const [order, strength] of overtones.entries())
      wave += strength * Math.sin(2 * Math.PI * pitch * (order + 1) * time);
    into[first + index] = (into[first + index] ?? 0) + wave * envelope * level;
  }
};

/** Plays a tune into samples between -1 and 1; the same notes give the same samples. */
export const synthesise = (tune: { readonly bpm: number; readonly voices: readonly Voice[] }): Float32Array => {
  const samples = new Float32Array(secondsOf(tune) * SAMPLE_RATE);
  for (const voice of tune.voices) {
    let start = 0;
    for (const { pitch, beats } of notesOf(voice)) {
      const seconds = (beats * 60) / tune.bpm;
      if (pitch > 0 && start < samples.length / SAMPLE_RATE)
        playNote(samples, { pitch, start, seconds, timbre: voice.timbre });
      start += seconds;
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest === 0 ? samples : samples.map((sample) => (sample / loudest) * 0.8);
};
