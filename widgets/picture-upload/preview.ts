import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '정기권 사진', en: 'Photo of the pass' },
  intro: { ko: '얼굴이 잘 보이는 사진을 보내 주세요.', en: 'Send a photo that shows the face clearly.' },
  alt: { ko: '정기권 사진', en: 'Photo of the pass' },
  none: { ko: '아직 사진이 없어요', en: 'No photo yet' },
  wait: { ko: '확인하고 있어요', en: 'Being checked' },
  back: { ko: '다시 보내 주세요', en: 'Please send another one' },
  choose: { ko: '사진 고르기', en: 'Choose a photo' },
  camera: { ko: '지금 찍기', en: 'Take a photo' },
  crop: { ko: '얼굴이 동그라미 안에 오게 움직여 주세요', en: 'Move the face into the circle' },
  turn: { ko: '돌리기', en: 'Turn' },
  zoom: { ko: '크기', en: 'Size' },
  result: { ko: '정기권에는 이렇게 보여요', en: 'As the pass shows it' },
  submit: { ko: '이 사진 보내기', en: 'Send this photo' },
  small: { ko: '사진이 너무 작아요', en: 'This photo is too small' },
  broken: { ko: '사진을 읽지 못했어요', en: 'This file cannot be read' },
} as const;

const settings: Settings = {
  title: 'title',
  intro: 'intro',
  source: { path: '/api/v1/iam/tickets/season/picture' },
  picture: 'url',
  alt: 'alt',
  state: {
    field: 'statusCd',
    says: [
      { is: 'NONE', text: 'none' },
      { is: 'WAITING', text: 'wait' },
      { is: 'RETURNED', text: 'back' },
    ],
  },
  reason: { field: 'reasonNm' },
  open: { field: 'canSendYn', is: ['Y'] },
  width: 600,
  height: 800,
  operation: 'OPR_TST_00001',
  body: { productId: '1' },
  choose: 'choose',
  camera: 'camera',
  crop: 'crop',
  turn: 'turn',
  zoom: 'zoom',
  result: 'result',
  submit: 'submit',
  tooSmall: 'small',
  unreadable: 'broken',
};
const ready = (value: object): DataState => ({ state: 'ready', value });

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'no picture',
    settings,
    data: { picture: ready({ statusCd: 'NONE', url: '', reasonNm: '', canSendYn: 'Y' }) },
    texts,
  },
  {
    name: 'returned',
    settings,
    data: { picture: ready({ statusCd: 'RETURNED', url: '', reasonNm: 'Blurred', canSendYn: 'Y' }) },
    texts,
  },
  {
    name: 'sent',
    settings,
    data: { picture: ready({ statusCd: 'WAITING', url: '', reasonNm: '', canSendYn: 'N' }) },
    texts,
  },
  { name: 'waiting', settings, data: { picture: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { picture: { state: 'failed' } }, texts },
];
