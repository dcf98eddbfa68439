import type { PreviewCase } from '../define-widget.ts';
import { courseData, courseTexts } from '../shared/stops/course-sample.ts';
import { named, previewMap, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import { parkData } from '../shared/ways/way-sample.ts';
import type { Settings } from './schema.ts';

const settings: Settings = {
  list: { action: 'move', pageNm: 'Inner' },
  state: previewState,
  actions: [{ label: 'stay', action: { action: 'move', pageNm: 'Inner' } }],
  texts: named([
    'map',
    'layers',
    'stops',
    'now',
    'walk',
    'wait',
    'stay',
    'minutes',
    'hours',
    'metres',
    'by',
    'draft',
    'hiddenCourse',
    'toList',
    'noPicture',
    'asOfNow',
  ]),
};
const texts = { ...previewStateTexts, ...courseTexts };
// Lines appear when the graph has been built, so a preview of them could not be compared with its server HTML. The map itself is drawn in the browser only.
const data = { ...parkData, maps: { state: 'ready', value: previewMap } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'of a member', settings, data: { ...data, ...courseData() }, texts },
  {
    name: 'own draft',
    settings,
    data: { ...data, ...courseData({ statusCd: 'DRAFT', ownYn: 'Y', nickName: '', note: '' }) },
    texts,
  },
  { name: 'waiting', settings, data: {}, texts },
  { name: 'gone', settings, data: { ...data, course: { state: 'failed', errorType: 'B' } }, texts },
  { name: 'failed', settings, data: { ...data, course: { state: 'failed' } }, texts },
];
