import type { PreviewCase } from '../define-widget.ts';
import { courseData, courseTexts } from '../shared/stops/course-sample.ts';
import { named, previewMap } from '../shared/park/park-preview.ts';
import { editorKeys } from '../shared/stops/stop-editor-texts.ts';
import { editorSample } from '../shared/stops/stop-editor-sample.ts';
import { parkData } from '../shared/ways/way-sample.ts';
import type { Settings } from './schema.ts';

const text = (ko: string, en: string) => ({ ko, en });
const pictureTexts = {
  picture: text('사진', 'Picture'),
  choose: text('사진 고르기', 'Choose a picture'),
  remove: text('사진 빼기', 'Remove the picture'),
  crop: text('사진을 움직여 맞추기', 'Move the picture'),
  turn: text('돌리기', 'Turn'),
  zoom: text('크기', 'Zoom'),
  result: text('이렇게 보여요', 'It looks like this'),
  tooSmall: text('사진이 작아요', 'Too small'),
  unreadable: text('열 수 없는 사진이에요', 'Cannot be opened'),
} as const;
const texts = {
  ...courseTexts,
  ...editorSample,
  ...pictureTexts,
  name: text('코스 이름', 'Name'),
  about: text('소개', 'About'),
  shareIt: text('모두에게 나누기', 'Share with everyone'),
  fewStops: text('두 곳 이상 골라 주세요', 'Choose two places at least'),
};
const settings: Settings = {
  picture: {
    upload: 'OPR_TST_00002',
    texts: named(['picture', 'choose', 'remove', 'crop', 'turn', 'zoom', 'result', 'tooSmall', 'unreadable']),
  },
  operation: 'OPR_TST_00001',
  body: { parkType: 'TP' },
  onSuccess: { action: 'move', pageNm: 'Inner' },
  stays: [{ category: '01', minutes: 20 }],
  texts: named(['name', 'about', 'shareIt', 'fewStops', ...editorKeys]),
};
// The map is drawn in the browser only: here there is no layer.
const data = { ...parkData, maps: { state: 'ready', value: previewMap } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'new', settings, data, texts },
  { name: 'changed', settings, data: { ...data, ...courseData({ ownYn: 'Y' }) }, query: { id: '1' }, texts },
  { name: 'waiting', settings, data: {}, texts },
  { name: 'failed', settings, data: { graph: { state: 'failed' } }, texts },
];
