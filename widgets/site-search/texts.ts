import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'search',
  label: { ko: '사이트 검색', en: 'Site search' },
  about: { ko: '찾기 칸과 찾은 것', en: 'Search field and what was found' },
  settings: {
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    param: {
      ko: '값 이름',
      en: 'Name of the value',
      help: { ko: '호출의 질의에서 찾는 말의 이름이에요.', en: 'Name of the term in the query of the call.' },
    },
    term: {
      ko: '찾는 말',
      en: 'Term',
      help: { ko: '페이지 주소에서 찾는 말의 이름이에요.', en: 'Name of the term in the address of the page.' },
    },
    pageSize: { ko: '한 번에 보일 수', en: 'Shown at once' },
    rule: {
      ko: '규칙',
      en: 'Rule',
      help: { ko: '길이 말고 낱말이 지킬 규칙이에요.', en: 'What a term has to fit beside its length.' },
    },
    icon: {
      ko: '아이콘',
      en: 'Icon',
      help: { ko: '장소가 없는 것 앞에 붙여요.', en: 'Stands before what belongs to no venue.' },
    },
    focusOn: {
      ko: '바로 입력',
      en: 'Takes the focus',
      help: {
        ko: '주소가 이것을 담고 있으면 칸에 바로 입력할 수 있어요.',
        en: 'The field takes the focus where the address holds this.',
      },
      of: { query: { ko: '질의 값', en: 'Query values' }, is: { ko: '값', en: 'Is' } },
    },
    tips: {
      ko: '도움말',
      en: 'Tips',
      help: { ko: '시작할 때 권하는 말이에요.', en: 'Terms to begin with.' },
      of: { title: { ko: '제목', en: 'Title' }, words: { ko: '단어', en: 'Words' } },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        label: { ko: '이름', en: 'Label' },
        hint: { ko: '안내', en: 'Hint', help: { ko: '빈 칸에 보이는 글이에요.', en: 'Stands in the empty field.' } },
        submit: { ko: '보내기 버튼', en: 'Submit button' },
        clear: { ko: '지우기', en: 'Clear' },
        short: {
          ko: '짧을 때 문구',
          en: 'When too short',
          help: { ko: '찾는 말이 너무 짧을 때 하는 말이에요.', en: 'Said of a term with too few letters.' },
        },
        start: {
          ko: '시작 문구',
          en: 'To begin with',
          help: {
            ko: '아무것도 찾기 전에 칸 아래에 나와요.',
            en: 'Stands below the field before anything was searched for.',
          },
        },
        found: {
          ko: '찾았을 때 문구',
          en: 'When found',
          help: {
            ko: '`{{count}}`는 찾은 개수, `{{term}}`은 찾은 말이에요.',
            en: '`{{count}}` is how many were found, `{{term}}` what was searched for.',
          },
        },
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '`{{term}}`은 찾은 말이에요.', en: '`{{term}}` is what was searched for.' },
        },
      },
    },
  },
};
