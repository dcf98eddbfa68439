import type { Sounds } from '#schemas/calls/contents/answers';
import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  play: { ko: '{{name}} 듣기', en: 'Play {{name}}' },
  pause: { ko: '{{name}} 멈추기', en: 'Pause {{name}}' },
  position: { ko: '듣는 곳', en: 'Position' },
  captions: { ko: '자막', en: 'Captions' },
  length: { ko: '{{count}}초', en: '{{count}} s' },
  empty: { ko: '아직 음악이 없어요', en: 'There is no music yet' },
  failed: { ko: '음악을 들을 수 없어요', en: 'The music cannot be played' },
  title: { ko: '파크 음악', en: 'Music of the park' },
} as const;
const settings: Settings = {
  title: 'title',
  texts: {
    play: 'play',
    pause: 'pause',
    position: 'position',
    captions: 'captions',
    length: 'length',
    empty: 'empty',
    failed: 'failed',
  },
};
const sounds: Sounds = {
  soundList: [
    {
      soundId: 'one',
      name: '문을 여는 노래',
      summary: '정문',
      imageNm: 'park',
      url: '/sounds/one.wav',
      seconds: 24,
      captionList: [{ at: 0, text: '종소리' }],
    },
    {
      soundId: 'two',
      name: 'A waltz with a rather long name for a phone',
      summary: '',
      imageNm: 'park',
      url: '/sounds/two.wav',
      seconds: 30,
      captionList: [],
    },
  ],
};
const ready = (value: Sounds): DataState => ({ state: 'ready', value });

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'tunes', settings, data: { sounds: ready(sounds) }, texts },
  { name: 'none', settings, data: { sounds: ready({ soundList: [] }) }, texts },
  { name: 'waiting', settings, data: { sounds: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { sounds: { state: 'failed' } }, texts },
];
