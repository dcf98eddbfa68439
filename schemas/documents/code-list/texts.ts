import type { DocumentTexts } from '../../texts.ts';
import type { codeListSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof codeListSchema> = {
  items: {
    ko: '항목',
    en: 'Items',
    of: {
      codeId: { ko: '코드', en: 'Code' },
      codeName: { ko: '이름', en: 'Name' },
      icon: { ko: '아이콘', en: 'Icon' },
      parent: {
        ko: '상위 코드',
        en: 'Parent code',
        help: {
          ko: '이 코드가 속한 상위 코드예요. 상위 코드로 그 아래 코드만 물을 수 있어요.',
          en: 'Code that this code belongs to; callers can ask for the codes of one parent.',
        },
      },
      aliases: {
        ko: '다른 화면 이름',
        en: 'Other screen names',
        help: { ko: '같은 뜻으로 쓰던 예전 코드예요.', en: 'Earlier codes that mean the same.' },
      },
      posts: {
        ko: '게시물로 보여줄 문서',
        en: 'Documents shown as posts',
        help: {
          ko: '이 종류의 게시물은 다른 종류의 문서에서 가져와요.',
          en: 'A kind of board whose posts are documents of another type.',
        },
        of: {
          of: {
            ko: '출처',
            en: 'Of',
            values: {
              facility: { ko: '시설', en: 'Facilities' },
              show: { ko: '공연', en: 'Shows' },
              course: { ko: '추천 코스', en: 'Courses' },
            },
          },
          category: { ko: '분류', en: 'Category' },
          tag: {
            ko: '태그',
            en: 'Tag',
            help: {
              ko: '값이 있으면 문서의 꼬리표 대신 보여요.',
              en: 'Shown instead of the tag of the document when the value is known.',
            },
            of: {
              value: {
                ko: '값',
                en: 'Value',
                values: {
                  AREA: { ko: '구역', en: 'Area' },
                  HOURS: { ko: '오늘 운영 시간', en: 'Hours of today' },
                  HEIGHT_MIN: { ko: '최소 키', en: 'Minimum height' },
                  HEIGHT_MAX: { ko: '최대 키', en: 'Maximum height' },
                  GUARDIAN_BELOW: { ko: '보호자가 필요한 키', en: 'Guardian needed below' },
                  AGE_MIN: { ko: '최소 나이', en: 'Minimum age' },
                  WAIT: { ko: '대기 시간', en: 'Wait time' },
                  PLACE: { ko: '장소', en: 'Place' },
                  TIMES: { ko: '오늘 시작 시각', en: 'Times of today' },
                  NEXT_TIME: { ko: '다음 시작 시각', en: 'Next time' },
                  MINUTES: { ko: '길이(분)', en: 'Duration' },
                  METRES: { ko: '거리', en: 'Distance' },
                },
              },
              text: {
                ko: '문구',
                en: 'Text',
                help: { ko: '{{value}} 자리에 값이 들어가요.', en: '{{value}} is replaced with the value.' },
              },
            },
          },
          closedTag: {
            ko: '쉬는 동안 꼬리표',
            en: 'Tag while closed',
            help: { ko: '시설이 쉬는 동안 보이는 꼬리표예요.', en: 'Tag while the facility is closed.' },
          },
          facts: {
            ko: '정보 줄',
            en: 'Facts',
            help: {
              ko: '이용 기준, 운영 시간, 시작 시각에서 가져오는 정보예요. 값이 없으면 빠져요.',
              en: 'Facts from limits, hours and times; unknown ones are left out.',
            },
            of: {
              label: { ko: '이름', en: 'Label' },
              value: {
                ko: '값',
                en: 'Value',
                values: {
                  AREA: { ko: '구역', en: 'Area' },
                  HOURS: { ko: '오늘 운영 시간', en: 'Hours of today' },
                  HEIGHT_MIN: { ko: '최소 키', en: 'Minimum height' },
                  HEIGHT_MAX: { ko: '최대 키', en: 'Maximum height' },
                  GUARDIAN_BELOW: { ko: '보호자가 필요한 키', en: 'Guardian needed below' },
                  AGE_MIN: { ko: '최소 나이', en: 'Minimum age' },
                  WAIT: { ko: '대기 시간', en: 'Wait time' },
                  PLACE: { ko: '장소', en: 'Place' },
                  TIMES: { ko: '오늘 시작 시각', en: 'Times of today' },
                  NEXT_TIME: { ko: '다음 시작 시각', en: 'Next time' },
                  MINUTES: { ko: '길이(분)', en: 'Duration' },
                  METRES: { ko: '거리', en: 'Distance' },
                },
              },
              text: {
                ko: '문구',
                en: 'Text',
                help: { ko: '{{value}} 자리에 값이 들어가요.', en: '{{value}} is replaced with the value.' },
              },
            },
          },
        },
      },
    },
  },
};
