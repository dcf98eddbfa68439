import type { WidgetTexts } from '#schemas/texts';
import { linkTexts } from '../shared/actions/setting-texts.ts';
import { answerSourceTexts, hiddenByTexts } from '../shared/answers/setting-texts.ts';
import { refusalTexts } from '../shared/refusals/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'external-link',
  label: { ko: '넘겨주기', en: 'Hand-over' },
  about: {
    ko: '고른 곳으로 넘어가기: 본인 확인, 소셜 로그인',
    en: 'Choices that lead to a provider: verification, social login',
  },
  settings: {
    title: { ko: '제목', en: 'Title' },
    hiddenBy: hiddenByTexts,
    intro: { ko: '소개', en: 'Intro' },
    label: {
      ko: '묶음 이름',
      en: 'Group name',
      help: { ko: '화면 낭독기가 읽는 이름이에요.', en: 'Name of the group of choices.' },
    },
    variant: {
      ko: '모양',
      en: 'Variant',
      help: { ko: '비우면 큰 카드예요.', en: 'Default: cards.' },
      values: { cards: { ko: '큰 카드', en: 'Cards' }, buttons: { ko: '버튼', en: 'Buttons' } },
    },
    choices: {
      ko: '고를 것',
      en: 'Choices',
      help: {
        ko: '화면이 직접 정한 것이에요. 조회로 받은 것보다 앞에 와요.',
        en: 'Choices of this page, before those of the call.',
      },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        values: {
          ko: '값',
          en: 'Values',
          help: { ko: '보낼 내용에서 {item.x}로 써요.', en: 'Values of the choice, {item.x} in the body.' },
        },
        when: linkTexts.when,
      },
    },
    from: {
      ko: '조회로 받을 것',
      en: 'Choices of a call',
      help: {
        ko: '고를 것을 알려 주는 조회예요. 항목의 칸은 보낼 내용에서 {item.x}로 써요.',
        en: 'A call that lists choices. Fields of an entry are {item.x} in the body.',
      },
      of: {
        source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '답에서 고를 것이 든 칸이에요.', en: 'Field of the answer with the choices.' },
        },
        key: {
          ko: '서로 가리는 칸',
          en: 'Identifying field',
          help: { ko: '고를 것을 서로 가리는 칸이에요.', en: 'Field that tells the choices apart.' },
        },
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        icon: {
          ko: '아이콘',
          en: 'Icon',
          help: { ko: '아이콘 이름이 든 칸이에요.', en: 'Field with the name of an icon.' },
        },
        personal: {
          ko: '회원에게만',
          en: 'For members',
          help: { ko: '회원에게만 답하는 조회예요.', en: 'The call answers members alone.' },
        },
      },
    },
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '{item.x}는 고른 것의 값, {param.x}는 주소의 값, {query.x}는 질의 값이에요.',
        en: 'Body of the operation. {item.x} is a value of the choice, {param.x} a parameter of the page, {query.x} one of its query.',
      },
    },
    url: {
      ko: '주소 칸',
      en: 'Address field',
      help: {
        ko: '갈 주소가 든 답의 칸이에요. 비우면 url이에요.',
        en: 'Field of the answer with the address to go to. Default: url.',
      },
    },
    note: {
      ko: '덧붙이는 말',
      en: 'Note',
      help: { ko: '고를 것 아래의 도움말이에요.', en: 'Help below the choices.' },
      of: { icon: { ko: '아이콘', en: 'Icon' }, text: { ko: '문구', en: 'Text' } },
    },
    empty: {
      ko: '고를 것이 없을 때',
      en: 'Without choices',
      help: { ko: '비우면 아무것도 보이지 않아요.', en: 'Shown without choices. Without it nothing is shown.' },
    },
    offers: {
      ko: '거절됐을 때',
      en: 'When refused',
      help: {
        ko: '호출이 거절됐을 때 할 수 있는 일이에요. 코드와 값에 맞는 첫째를 보여요.',
        en: 'What a visitor can do about a refusal of the call: the first that fits its code and values.',
      },
      of: refusalTexts,
    },
  },
};
