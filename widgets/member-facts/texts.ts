import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'list-details',
  label: { ko: '회원 정보', en: 'Member facts' },
  about: { ko: '회원의 정보를 한 줄씩', en: 'What is known of a member, row by row' },
  settings: {
    source: {
      ko: '데이터 출처',
      en: 'Source',
      help: {
        ko: 'users/info, members, point/my-point 또는 그 화면의 공원에 대한 curation/persona-type이에요.',
        en: "users/info, members, point/my-point, or curation/persona-type of the page's park.",
      },
      values: {
        user: { ko: '사용자', en: 'User' },
        membership: { ko: '멤버십', en: 'Membership' },
        points: { ko: '포인트', en: 'Points' },
        persona: { ko: '파크 유형', en: 'Park persona' },
      },
    },
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        label: { ko: '이름', en: 'Label' },
        at: {
          ko: '답에서의 위치',
          en: 'Place in the answer',
          help: { ko: '답 안의 JSON Pointer예요.', en: 'JSON Pointer into the answer.' },
        },
        form: {
          ko: '표기',
          en: 'Form',
          help: { ko: '적는 모양이에요. 말하지 않으면 글자예요.', en: 'How it is written; text, unless said.' },
          values: {
            text: { ko: '글자', en: 'Text' },
            number: { ko: '숫자', en: 'Number' },
            day: { ko: '날짜', en: 'Day' },
          },
        },
        unit: { ko: '단위', en: 'Unit', help: { ko: '숫자 바로 뒤에 붙어요.', en: 'Stands right after a number.' } },
        says: {
          ko: '코드별 문구',
          en: 'Words for codes',
          help: { ko: '코드를 바꿔 적는 말이에요.', en: 'Words for codes.' },
          of: { is: { ko: '값', en: 'Is' }, text: { ko: '문구', en: 'Text' } },
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '아무것도 모를 때예요.', en: 'Where nothing is known.' },
        },
        failed: {
          ko: '실패 문구',
          en: 'When it fails',
          help: { ko: '아무것도 오지 않았을 때예요.', en: 'When nothing came.' },
        },
      },
    },
  },
};
