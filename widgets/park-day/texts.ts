import type { WidgetTexts } from '#schemas/texts';
import { weatherTexts } from '../shared/park/setting-texts.ts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'sun',
  label: { ko: '공원의 하루', en: 'Park day' },
  about: { ko: '날씨, 혼잡도, 평균 대기', en: 'Weather, crowd and average wait' },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '날씨: 지금과 다음 몇 시간이에요. 혼잡도: 지난 시간, 지금, 예상을 시간별로 보여요. 숫자: 혼잡도, 평균 대기, 다음 공연이나 연 시설 수를 나란히 보여요.',
        en: 'weather: now and the next hours; crowd: past, now and forecast by hour; facts: crowd, average wait, and the next show or the number of open facilities, side by side.',
      },
      values: {
        weather: { ko: '날씨', en: 'Weather' },
        crowd: { ko: '붐빔', en: 'Crowd' },
        facts: { ko: '숫자', en: 'Facts' },
      },
    },
    facts: {
      ko: '정보 줄',
      en: 'Facts',
      help: { ko: '숫자에서만 써요.', en: 'facts only.' },
      values: {
        crowd: { ko: '붐빔', en: 'Crowd' },
        wait: { ko: '평균 대기', en: 'Average wait' },
        show: { ko: '다음 공연', en: 'Next show' },
        open: { ko: '운영 중인 곳', en: 'Open facilities' },
        temp: { ko: '기온', en: 'Temperature' },
      },
    },
    weather: { ko: '날씨 문구', en: 'Texts of the weather', of: weatherTexts },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        weather: { ko: '날씨 제목', en: 'Heading of the weather' },
        now: { ko: '지금', en: 'Now' },
        hour: { ko: '시각', en: 'Hour', help: { ko: '시각이에요. {{count}}시예요.', en: 'An hour; {{count}}.' } },
        range: {
          ko: '보이는 번호 수',
          en: 'Numbers shown',
          help: { ko: '최저와 최고 기온이에요. {{name}}에 들어가요.', en: 'Lowest and highest temperature; {{name}}.' },
        },
        rain: {
          ko: '비 올 확률',
          en: 'Chance of rain',
          help: { ko: '비 올 확률이에요. {{count}}는 퍼센트예요.', en: 'Chance of rain in per cent; {{count}}.' },
        },
        noWeather: { ko: '날씨를 모를 때', en: 'Weather unknown' },
        crowd: { ko: '붐빔 제목', en: 'Heading of the crowd' },
        crowds: {
          ko: '붐빔을 읽어 주는 글',
          en: 'Crowd in a sentence',
          help: {
            ko: '모든 시간을 한 문장으로 말해요. {{name}}에 들어가요.',
            en: 'All hours in a sentence; {{name}}.',
          },
        },
        crowdNow: {
          ko: '지금 붐빔',
          en: 'Crowd now',
          help: { ko: '지금 혼잡도예요. {{name}}에 들어가요.', en: 'The crowd now; {{name}}.' },
        },
        closed: {
          ko: '닫았을 때',
          en: 'When closed',
          help: { ko: '지금 이 장소가 문을 닫았을 때 하는 말이에요.', en: 'The venue is closed now.' },
        },
        calmer: {
          ko: '여유로워질 때',
          en: 'Gets calmer',
          help: { ko: '{{name}}부터 한산해질 때 하는 말이에요.', en: 'It gets calmer from {{name}} on.' },
        },
        busier: {
          ko: '더 붐빌 때',
          en: 'Gets busier',
          help: { ko: '{{name}}부터 붐빌 때 하는 말이에요.', en: 'It gets busier from {{name}} on.' },
        },
        steady: {
          ko: '그대로일 때',
          en: 'Stays as it is',
          help: { ko: '혼잡도가 그대로일 때 하는 말이에요.', en: 'It stays as it is.' },
        },
        level1: { ko: '붐빔 1단계', en: 'Crowd level 1' },
        level2: { ko: '붐빔 2단계', en: 'Crowd level 2' },
        level3: { ko: '붐빔 3단계', en: 'Crowd level 3' },
        level4: { ko: '붐빔 4단계', en: 'Crowd level 4' },
        level5: { ko: '붐빔 5단계', en: 'Crowd level 5' },
        wait: {
          ko: '대기 순',
          en: 'By wait',
          help: { ko: '평균 대기 시간의 이름이에요.', en: 'Label of the average wait.' },
        },
        show: {
          ko: '다음 공연',
          en: 'Next show',
          help: { ko: '다음 공연의 이름표예요.', en: 'Label of the next show.' },
        },
        running: {
          ko: '하고 있는 공연',
          en: 'Running show',
          help: { ko: '지금 하는 공연의 이름 앞에 붙어요.', en: 'Before the name of a show that is on.' },
        },
        open: {
          ko: '공유한 화면 열기',
          en: 'Open what was shared',
          help: { ko: '연 시설 수의 이름이에요.', en: 'Label of the number of open facilities.' },
        },
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '해당하는 것이 없을 때예요.', en: 'There is none.' },
        },
        places: {
          ko: '장소',
          en: 'Places',
          help: { ko: '시설 수예요. {{count}}가 숫자예요.', en: 'Number of facilities; {{count}}.' },
        },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
  },
};
