import type { WidgetTexts } from '#schemas/texts';
import { linkTexts, termTexts } from '../shared/actions/setting-texts.ts';
import { refusalTexts } from '../shared/refusals/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'corner-up-left',
  label: { ko: '돌아온 곳', en: 'Hand-back' },
  about: {
    ko: '다른 곳에 다녀온 방문자를 맞아 이어 가기',
    en: 'Goes on where a provider sends the visitor back to',
  },
  settings: {
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '{query.x}는 페이지의 질의 값, {param.x}는 주소의 값이에요.',
        en: 'Body of the operation. {query.x} is a value of the query of the page, {param.x} a parameter of its path.',
      },
    },
    optional: {
      ko: '없을 수 있는 칸',
      en: 'Optional fields',
      help: {
        ko: '돌려보내는 곳이 빼놓을 수 있는 칸이에요. 예: 코드 대신 오는 오류',
        en: 'Fields of the body that a provider may leave out, such as the error beside the code.',
      },
    },
    progress: {
      ko: '기다리는 동안',
      en: 'Progress',
      help: { ko: '호출하는 동안 보여요.', en: 'Shown while the call is made.' },
      of: { title: { ko: '제목', en: 'Title' }, text: { ko: '문구', en: 'Text' } },
    },
    returnTo: {
      ko: '돌아갈 곳의 칸',
      en: 'Field with the page to return to',
      help: {
        ko: '돌아갈 페이지의 경로가 든 칸이에요. 답과 거절에서 읽고, 끝난 뒤의 동작보다 먼저예요.',
        en: 'Field of the answer, and of a refusal, with the path of the page to return to. It comes before `onSuccess`.',
      },
    },
    next: {
      ko: '답에 따른 동작',
      en: 'Actions by answer',
      help: {
        ko: '칸마다 이 값 가운데 하나가 있는 답에 하는 동작이에요. 맞는 첫째를 해요.',
        en: 'Actions for answers with a value in each field: the first that fits.',
      },
      of: {
        show: { ko: '답의 조건', en: 'Condition of the answer', of: termTexts },
        action: linkTexts.action,
      },
    },
    onSuccess: {
      ko: '끝난 뒤의 동작',
      en: 'Action afterwards',
      help: {
        ko: '비우면 아무것도 하지 않아요. 로그인을 시작하는 호출은 스스로 다음 화면으로 가요.',
        en: 'Without it, nothing: a call that begins a login leads on by itself.',
      },
    },
    refused: {
      ko: '거절됐을 때의 화면',
      en: 'Refusal panel',
      help: { ko: '거절의 글과 함께 보여요.', en: 'Shown with the message of a refusal.' },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        title: { ko: '제목', en: 'Title' },
        missing: {
          ko: '값이 없을 때',
          en: 'Without the values',
          help: {
            ko: '주소에 보내 준 값이 없을 때 보여요.',
            en: 'Shown where the address lacks what a provider sends.',
          },
        },
        again: {
          ko: '다시 하기 버튼',
          en: 'Start again',
          help: {
            ko: '시작한 페이지로 돌아가는 버튼의 이름이에요.',
            en: 'Label of the button back to the page in the field of `returnTo`.',
          },
        },
        links: {
          ko: '링크',
          en: 'Links',
          help: { ko: '다른 길이에요.', en: 'Other ways on.' },
          of: linkTexts,
        },
      },
    },
    offers: {
      ko: '거절됐을 때 할 일',
      en: 'When refused',
      help: {
        ko: '호출이 거절됐을 때 할 수 있는 일이에요. 코드와 값에 맞는 첫째를 보여요.',
        en: 'What a visitor can do about a refusal of the call: the first that fits its code and values.',
      },
      of: refusalTexts,
    },
  },
};
