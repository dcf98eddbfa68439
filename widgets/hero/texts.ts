import type { WidgetTexts } from '#schemas/texts';
import { openingTexts, weatherTexts } from '../shared/park/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'photo',
  label: { ko: '첫 그림', en: 'Hero scene' },
  about: { ko: '큰 그림 위의 한 문장', en: 'One sentence on a large scene' },
  pictureWidths: { art: 560 },
  settings: {
    art: {
      ko: '그림',
      en: 'Picture',
      help: {
        ko: '그림이에요. 맨 앞 층은 페이지의 색이에요.',
        en: 'The scene. Its front layer has the colour of the page.',
      },
    },
    size: {
      ko: '크기',
      en: 'Size',
      help: {
        ko: '홈 첫 화면: 머리말 아래의 첫 화면, 안쪽 페이지: 안쪽 페이지의 머리, 상태 그림: 그림만, 370px이에요.',
        en: 'Home: first view with a header over it. Inner page: its head. State: picture only, 370 px.',
      },
      values: {
        home: { ko: '홈 첫 화면', en: 'Home' },
        small: { ko: '안쪽 페이지', en: 'Inner page' },
        state: { ko: '상태 그림', en: 'State' },
      },
    },
    line: {
      ko: '제목 위 문구',
      en: 'Words above the title',
      help: {
        ko: '날짜와 날씨처럼 제목 위에 놓는 짧은 말이에요.',
        en: 'Short words above the title, such as the day and the weather.',
      },
      of: {
        text: { ko: '문구', en: 'Text' },
        icon: { ko: '아이콘', en: 'Icon' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    title: {
      ko: '제목',
      en: 'Title',
      help: {
        ko: '한 문장이에요. 메시지의 줄바꿈은 화면에서도 줄바꿈이에요.',
        en: 'One sentence; a line break in the message is one on the screen.',
      },
    },
    chip: {
      ko: '상태 표시',
      en: 'Chip',
      help: { ko: '운영 중과 그 시간처럼 이곳의 상태예요.', en: 'State of the place, such as open and its hours.' },
      of: {
        label: { ko: '이름', en: 'Label' },
        value: { ko: '값', en: 'Value' },
        tone: {
          ko: '분위기',
          en: 'Tone',
          values: {
            ok: { ko: '좋음', en: 'Good' },
            wait: { ko: '기다림', en: 'Waiting' },
            stop: { ko: '멈춤', en: 'Stopped' },
          },
        },
      },
    },
    now: {
      ko: '지금 모습',
      en: 'The venue now',
      help: {
        ko: '이 장소의 지금이에요. 글 뒤에 날씨가, 칩 자리에 운영 여부가 나와요.',
        en: 'The venue now: its weather after the line, and whether it is open in place of the chip.',
      },
      of: {
        opening: { ko: '운영 문구', en: 'Texts of the opening', of: openingTexts },
        weather: { ko: '날씨 문구', en: 'Texts of the weather', of: weatherTexts },
      },
    },
  },
};
