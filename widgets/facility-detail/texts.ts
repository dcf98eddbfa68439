import type { WidgetTexts } from '#schemas/texts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'map-pin',
  label: { ko: '시설 하나', en: 'Facility' },
  about: { ko: '지금 상태, 이용 조건, 공연', en: 'What it does now, its limits and shows' },
  settings: {
    record: {
      ko: '콘텐츠 유형',
      en: 'Content type',
      help: {
        ko: '파크, 종류, 번호예요. 경로의 {param.x}나 정해진 값이에요. 파크가 없으면 이 장소의 파크예요.',
        en: "Park, category and ID, as {param.x} of the path or fixed. Without a park it is the venue's own.",
      },
      of: { park: { ko: '파크', en: 'Park' }, kind: { ko: '종류', en: 'Kind' }, id: { ko: 'ID', en: 'Id' } },
    },
    query: {
      ko: '질의 값',
      en: 'Query values',
      help: {
        ko: '이 장소의 시설 번호가 든 쿼리 이름이에요. `record`가 없을 때 써요.',
        en: 'Query parameter with the ID of a facility of this venue; used without `record`.',
      },
    },
    directions: { ko: '길찾기', en: 'Directions' },
    map: { ko: '지도 색', en: 'Colours of maps' },
    list: { ko: '목록', en: 'List' },
    share: { ko: '공유', en: 'Share' },
    queue: {
      ko: '스마트 줄서기',
      en: 'Smart queue',
      help: {
        ko: '이 시설의 스마트 줄서기예요. 지금 할 수 있는 것(줄 서기, 시간 고르기, 내 순서 보기, 로그인)이나 할 수 없는 까닭을 보여줘요. {item.facilityId}가 시설 번호예요.',
        en: 'The smart queue of the facility: what the viewer can do now (`join` the line, choose from its `times`, see the own `place`, `login`), or the reason why not. {item.facilityId} is its ID.',
      },
      of: {
        join: { ko: '줄 서기', en: 'Join' },
        times: { ko: '시작 시각', en: 'Times' },
        place: { ko: '내 순서', en: 'Own place' },
        login: { ko: '로그인 화면', en: 'Login screen' },
        texts: {
          ko: '문구',
          en: 'Texts',
          of: {
            join: { ko: '줄 서기', en: 'Join' },
            times: { ko: '시작 시각', en: 'Times' },
            place: { ko: '내 순서', en: 'Own place' },
            login: { ko: '로그인 화면', en: 'Login screen' },
            reasons: {
              ko: '설 수 없는 까닭',
              en: 'Reasons',
              help: {
                ko: '줄을 설 수 없는 까닭을 답의 코드마다 적어요. LOGIN에는 누가 줄을 설 수 있는지 적어요.',
                en: 'Why the viewer cannot join, by the code of the answer. LOGIN: for whom the queue is.',
              },
              of: {
                LOGIN: { ko: '로그인 전', en: 'Not logged in' },
                CLOSED: { ko: '닫힘', en: 'Closed' },
                PAUSED: { ko: '잠시 멈춤', en: 'Paused' },
                FULL: { ko: '자리 없음', en: 'Full' },
                OFF_SITE: { ko: '파크 밖', en: 'Not in the park' },
                NO_TICKET: { ko: '이용권 없음', en: 'No ticket' },
                BARRED: { ko: '오늘은 안 됨', en: 'Barred today' },
                LIMIT: { ko: '두 곳에 서 있음', en: 'Two places already' },
              },
            },
          },
        },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        heightMin: {
          ko: '최소 키(cm)',
          en: 'Minimum height (cm)',
          help: { ko: '가장 작은 키예요. {{count}}센티미터예요.', en: 'Least height; {{count}} centimetres.' },
        },
        heightMax: {
          ko: '최대 키(cm)',
          en: 'Maximum height (cm)',
          help: { ko: '가장 큰 키예요. {{count}}센티미터예요.', en: 'Greatest height; {{count}} centimetres.' },
        },
        guardian: {
          ko: '보호자 동반',
          en: 'With a guardian',
          help: {
            ko: '이 키보다 작으면 보호자와 함께예요. {{count}}센티미터예요.',
            en: 'Below this height only with a guardian; {{count}} centimetres.',
          },
        },
        age: {
          ko: '나이',
          en: 'Age',
          help: { ko: '가장 어린 나이예요. {{count}}살이에요.', en: 'Least age; {{count}}.' },
        },
        limits: { ko: '한도', en: 'Limits' },
        party: {
          ko: '일행의 키',
          en: 'Heights of the party',
          help: { ko: '일행이 탈 수 있는지 묻는 말이에요.', en: 'Question whether the party can ride.' },
        },
        partyAll: { ko: '모두 가능', en: 'All can ride' },
        partySome: { ko: '일부 가능', en: 'Some can ride' },
        partyNone: { ko: '모두 불가', en: 'None can ride' },
        heightFrom: { ko: '가장 작은 키', en: 'Smallest height' },
        heightTo: { ko: '가장 큰 키', en: 'Tallest height' },
        height: {
          ko: '높이',
          en: 'Height',
          help: { ko: '키예요. {{count}}센티미터예요.', en: 'Height; {{count}} centimetres.' },
        },
        waits: {
          ko: '대기 시간 제목',
          en: 'Heading of wait times',
          help: { ko: '오늘 대기 시간의 제목이에요.', en: "Heading of today's wait times." },
        },
        waitsNow: {
          ko: '지금 대기',
          en: 'Wait now',
          help: {
            ko: '곡선 위 대기 시간이에요. {{count}}분이에요.',
            en: 'Wait time at the point of the curve; {{count}} minutes.',
          },
        },
        waitsLabel: {
          ko: '대기 곡선 설명',
          en: 'Curve in words',
          help: {
            ko: '곡선을 말로 풀어요. {{name}}은 시각과 분이에요.',
            en: 'The curve in a sentence: {{name}} lists times and minutes.',
          },
        },
        waitsBest: {
          ko: '짧아지는 때',
          en: 'Best hour',
          help: {
            ko: '보통 가장 짧은 때예요. {{name}}은 시각, {{count}}는 분이에요.',
            en: 'The hour that is usually best: {{name}}, with {{count}} minutes.',
          },
        },
        shows: { ko: '공연 제목', en: 'Heading of shows' },
        noShows: { ko: '공연이 없을 때', en: 'No show' },
        stepFree: { ko: '계단 없이 갈 수 있음', en: 'Step-free' },
        hours: { ko: '시간과 분', en: 'Hours' },
        gone: { ko: '없는 곳일 때', en: 'Place not found' },
        directions: { ko: '길찾기 버튼', en: 'Directions' },
        map: { ko: '지도 이름', en: 'Name of the map' },
        share: { ko: '공유', en: 'Share' },
        list: { ko: '목록', en: 'List' },
        queue: {
          ko: '줄서기 상태',
          en: 'State of the queue',
          help: {
            ko: '시설의 줄서기 상태예요. {{name}}은 기다리는 분이에요.',
            en: 'Smart queue of the facility; {{name}} minutes of waiting.',
          },
        },
        queueNo: {
          ko: '부른 번호',
          en: 'Number called',
          help: {
            ko: '마지막으로 부른 번호 {{name}}이에요. 아직 부르지 않았으면 보이지 않아요.',
            en: 'Number called last, {{name}}; left out before the first call.',
          },
        },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
  },
};
