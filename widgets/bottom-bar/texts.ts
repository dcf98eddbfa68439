import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './settings.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-bottombar',
  label: { ko: '아래 막대', en: 'Bottom bar' },
  about: { ko: '화면 아래 바로 가기', en: 'Shortcuts at the foot of the screen' },
  settings: {
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        id: { ko: 'ID', en: 'Id' },
        icon: { ko: '아이콘', en: 'Icon' },
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        motion: {
          ko: '움직임',
          en: 'Motion',
          help: {
            ko: '고르면 아이콘이 움직이는 모양이에요. 정하지 않으면 깡충 뛰어요.',
            en: 'How the icon moves when its item is chosen. It hops, unless said.',
          },
          values: {
            hop: { ko: '깡충', en: 'Hop' },
            tilt: { ko: '기울임', en: 'Tilt' },
            swing: { ko: '흔들', en: 'Swing' },
            float: { ko: '둥실', en: 'Float' },
            slide: { ko: '미끄럼', en: 'Slide' },
            turn: { ko: '돌기', en: 'Turn' },
          },
        },
        tip: {
          ko: '풍선말',
          en: 'Tip',
          help: {
            ko: '항목 옆의 말이에요. 한 번 불러올 때 한 번 나와요. 막대가 나오고 “나타남”에 나타나 “흐려짐”부터 흐려지고 “사라짐”에 사라져요.',
            en: 'A word beside the item, once a load. It appears, fades and goes so long after the bar came.',
          },
          of: {
            text: { ko: '문구', en: 'Text' },
            fromMs: { ko: '나타남(ms)', en: 'Appears (ms)' },
            fadeMs: { ko: '흐려짐(ms)', en: 'Fades (ms)' },
            untilMs: { ko: '사라짐(ms)', en: 'Gone (ms)' },
          },
        },
        news: {
          ko: '새 알림',
          en: 'News',
          help: {
            ko: '새 동반자 요청이 있는 동안 화면 낭독기가 읽는 말이에요. 이때 항목에 점이 보여요.',
            en: 'Text for screen readers while the member has new companion requests; the item has a dot then.',
          },
        },
        match: {
          ko: '같은 자리로 볼 경로',
          en: 'Also current below',
          help: {
            ko: '이 경로 아래에서도 이 항목이 지금 있는 곳으로 보여요. 비우면 자기 경로뿐이에요.',
            en: 'Paths below which this item is the current one; without it, only its own path.',
          },
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
  },
};
