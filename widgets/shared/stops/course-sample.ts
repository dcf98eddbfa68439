import type { DataState } from '../../define-widget.ts';

const text = (ko: string, en: string) => ({ ko, en });

/** A course of the small park of directions, for previews. */
export const sampleCourse = {
  courseId: '1',
  kindCd: 'MEMBER',
  statusCd: 'SHARED',
  title: 'Slow walk 느린 길',
  note: 'Benches all the way 의자가 많아요',
  tag: '',
  imageNm: '',
  pictureUrl: '',
  iconNm: '',
  stopCnt: 3,
  stopTxt: '정문 → 회전목마 → 하늘 관람차',
  minutes: 45,
  likeCnt: 2,
  likeYn: 'N',
  nickName: 'wind 바람',
  ownYn: 'N',
  whoTxt: '',
  shareDtm: '',
  editDtm: '',
  stopList: [
    { facilityId: '103', minutes: 5 },
    { facilityId: '104', minutes: 20 },
    { facilityId: '101', minutes: 20 },
  ],
} as const;

export const courseData = (more: object = {}): Readonly<Record<string, DataState>> => ({
  course: { state: 'ready', value: { course: { ...sampleCourse, ...more } } },
});

/** Texts of previews. */
export const courseTexts = {
  map: text('코스 지도', 'Map of the course'),
  layers: text('층 고르기', 'Choose a floor'),
  stops: text('{{count}}곳', '{{count}} stops'),
  now: text('지금 가면 {{name}}', '{{name}} if you go now'),
  walk: text('걷기', 'Walk'),
  wait: text('기다림', 'Wait'),
  stay: text('머무름', 'Stay'),
  minutes: text('{{count}}분', '{{count}} min'),
  hours: text('{{count}}시간 {{minutes}}분', '{{count}} h {{minutes}} min'),
  metres: text('{{count}}m', '{{count}} m'),
  by: text('{{name}} 님의 코스', 'By {{name}}'),
  draft: text('나만 보는 코스', 'Only you see it'),
  hiddenCourse: text('볼 수 없는 코스예요', 'Not shown any more'),
  toList: text('모든 코스', 'All courses'),
  noPicture: text('지도 그림이 없어요', 'No picture of the map'),
  asOfNow: text('기다림은 바뀔 수 있어요', 'Waits can change'),
} as const;
