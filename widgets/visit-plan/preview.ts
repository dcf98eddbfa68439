import type { PreviewCase } from '../define-widget.ts';
import { courseTexts } from '../shared/stops/course-sample.ts';
import { named, previewMap } from '../shared/park/park-preview.ts';
import { editorKeys } from '../shared/stops/stop-editor-texts.ts';
import { editorSample } from '../shared/stops/stop-editor-sample.ts';
import { parkData } from '../shared/ways/way-sample.ts';
import type { Settings } from './schema.ts';

const text = (ko: string, en: string) => ({ ko, en });
const texts = {
  ...courseTexts,
  ...editorSample,
  day: text('가는 날', 'Day'),
  arrival: text('도착', 'Arrival'),
  leaving: text('떠남', 'Leaving'),
  withWhom: text('함께', 'With'),
  mealTitle: text('식사', 'Meals'),
  must: text('꼭', 'Must'),
  ticked: text('다녀옴', 'Done'),
  propose: text('순서 짜기', 'Propose an order'),
  proposed: text('순서를 짰어요', 'Order proposed'),
  progress: text('{{name}}곳 가운데 {{count}}곳', '{{count}} of {{name}} done'),
  nextStop: text('다음 {{name}}', 'Next: {{name}}'),
  allDone: text('모두 다녀왔어요', 'All done'),
  missedClosed: text('문을 닫아요', 'Closed then'),
  missedShow: text('공연이 끝나요', 'No show left'),
  missedLeave: text('시간이 모자라요', 'No time left'),
  missedWay: text('길이 없어요', 'No way'),
  heightLabel: text('일행의 키', 'Heights'),
  heightFrom: text('가장 작은 사람', 'Smallest'),
  heightTo: text('가장 큰 사람', 'Tallest'),
  cm: text('{{count}}cm', '{{count}} cm'),
  heightNote: text('이 기기에만 남아요', 'Stays on this device'),
  misfit: text('{{count}}곳은 모두가 탈 수 없어요', '{{count}} places are not for all'),
  missedHeight: text('키가 맞지 않아요', 'Not for all'),
  lunch: text('점심', 'Lunch'),
  family: text('가족', 'Family'),
} as const;
const settings: Settings = {
  operation: 'OPR_TST_00001',
  body: { parkType: 'TP' },
  stays: [{ category: '01', minutes: 20 }],
  meals: [{ code: 'LUNCH', label: 'lunch', begin: '1130', end: '1330', minutes: 40 }],
  company: [{ code: 'F', label: 'family' }],
  heights: {
    label: 'heightLabel',
    from: 'heightFrom',
    to: 'heightTo',
    height: 'cm',
    note: 'heightNote',
    misfit: 'misfit',
    missed: 'missedHeight',
  },
  texts: named([
    'day',
    'arrival',
    'leaving',
    'withWhom',
    'mealTitle',
    'must',
    'ticked',
    'propose',
    'proposed',
    'progress',
    'nextStop',
    'allDone',
    'missedClosed',
    'missedShow',
    'missedLeave',
    'missedWay',
    ...editorKeys,
  ]),
};
const plan = (stopList: readonly object[]) =>
  ({
    state: 'ready',
    value: {
      planYn: 'Y',
      visitDt: '20261128',
      arriveTm: '1000',
      leaveTm: '1800',
      withCd: 'F',
      mealList: [],
      stopList,
      editDtm: '',
    },
  }) as const;
const stop = (facilityId: string, doneYn: 'Y' | 'N') => ({ facilityId, minutes: 20, mustYn: 'N', tickYn: 'N', doneYn });
const status = {
  state: 'ready',
  value: {
    stageCd: 'PLANNED',
    visitDt: '20261128',
    doneCnt: 1,
    allCnt: 2,
    next: { facilityId: '101', facilityNm: '하늘 관람차' },
  },
} as const;
// The map is drawn in the browser only: here there is no layer.
const data = { ...parkData, maps: { state: 'ready', value: previewMap }, status } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'half done', settings, data: { ...data, plan: plan([stop('104', 'Y'), stop('101', 'N')]) }, texts },
  { name: 'empty', settings, data: { ...data, plan: plan([]) }, texts },
  { name: 'waiting', settings, data: {}, texts },
  { name: 'failed', settings, data: { graph: { state: 'failed' } }, texts },
];
