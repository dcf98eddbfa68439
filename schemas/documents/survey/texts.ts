import type { DocumentTexts, FieldTexts } from '../../texts.ts';
import type { surveySchema } from './schema.ts';

const choicesText = {
  ko: '보기',
  en: 'Choices',
  help: {
    ko: '차례가 곧 값이에요. 첫 보기가 1이에요.',
    en: 'The place of a choice is its value: the first is 1.',
  },
} as const;
const opening = { text: { ko: '질문', en: 'Question' }, choices: choicesText } as const;
const first = { ko: '첫째 보기', en: '1st choice' } as const;
const second = { ko: '둘째 보기', en: '2nd choice' } as const;
const third = { ko: '셋째 보기', en: '3rd choice' } as const;
const three = { '1': first, '2': second, '3': third } as const;
const on = {
  visitType: { ko: '방문 유형', en: 'Kind of visit', values: three },
  companaion: {
    ko: '함께 온 사람',
    en: 'Companions',
    values: { ...three, '4': { ko: '넷째 보기', en: '4th choice' } },
  },
  playType: { ko: '노는 방법', en: 'Way to play', values: three },
} as const satisfies FieldTexts;
const persona = { ko: '유형', en: 'Persona' } as const;

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof surveySchema> = {
  title: { ko: '제목', en: 'Title' },
  parks: {
    ko: '파크',
    en: 'Parks',
    help: { ko: '이 파크들의 결과가 함께 바뀌어요.', en: 'The result counts for all of these parks.' },
  },
  againDays: {
    ko: '다시 하기까지 날 수',
    en: 'Days until it can be repeated',
  },
  reward: {
    ko: '보상',
    en: 'Reward',
    help: { ko: '정회원이 설문을 마치면 받아요.', en: 'Full members get it when they finish the survey.' },
    of: {
      som: { ko: '솜', en: 'Som' },
      everyDays: {
        ko: '한 번 받는 기간(일)',
        en: 'Once in days',
        help: { ko: '이 기간에 한 번만 줘요.', en: 'It is given once in this time.' },
      },
    },
  },
  opening: {
    ko: '첫 질문',
    en: 'Opening questions',
    help: { ko: '세 답이 이어질 질문을 정해요.', en: 'The three answers decide which questions follow.' },
    of: {
      visitType: { ko: '방문 유형', en: 'Kind of visit', of: opening },
      companaion: { ko: '함께 온 사람', en: 'Companions', of: opening },
      playType: { ko: '노는 방법', en: 'Way to play', of: opening },
    },
  },
  questions: {
    ko: '질문',
    en: 'Questions',
    help: { ko: '첫 답마다 1개에서 12개까지 물어요.', en: 'Each path asks 1 to 12 of them.' },
    of: {
      id: { ko: '질문 이름표', en: 'Question ID' },
      text: { ko: '질문', en: 'Question' },
      on: {
        ko: '묻는 첫 답',
        en: 'Asked on',
        help: { ko: '비우면 누구에게나 물어요.', en: 'With none, everybody is asked.' },
        of: on,
      },
      choices: {
        ko: '보기',
        en: 'Choices',
        of: { id: { ko: '보기 이름표', en: 'Choice ID' }, label: { ko: '보기', en: 'Choice' } },
      },
    },
  },
  rules: {
    ko: '유형 규칙',
    en: 'Rules',
    help: {
      ko: '맨 먼저 맞는 규칙이 유형을 정해요. 하나도 맞지 않으면 함께 온 사람과 노는 방법의 번호를 이은 유형이에요.',
      en: 'The first rule that fits decides. With none, the persona is the number of the companions followed by that of the way to play.',
    },
    of: {
      persona,
      on: {
        ko: '첫 답',
        en: 'Opening answers',
        help: { ko: '비우면 어떤 답이든 맞아요.', en: 'With none, any answer fits.' },
        of: on,
      },
      answers: {
        ko: '답',
        en: 'Answers',
        help: { ko: '모두 맞아야 해요.', en: 'All of them must fit.' },
        of: {
          question: { ko: '질문 이름표', en: 'Question ID' },
          choices: { ko: '보기 이름표', en: 'Choice IDs', help: { ko: '이 가운데 하나예요.', en: 'One of these.' } },
        },
      },
    },
  },
  results: {
    ko: '결과',
    en: 'Results',
    of: {
      persona,
      text: { ko: '설명', en: 'Description' },
      art: { ko: '그림', en: 'Drawing' },
      places: {
        ko: '추천하는 곳',
        en: 'Recommended places',
        of: {
          parkKindCd: { ko: '파크 코드', en: 'Park code' },
          facilityId: { ko: '시설 번호', en: 'Facility number' },
        },
      },
    },
  },
};
