import type { DocumentTexts } from '../../texts.ts';
import type { menuSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof menuSchema> = {
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
  footerMenus: {
    ko: '아래로 갈 메뉴 수',
    en: 'Menus at the end',
    help: {
      ko: '따로 정하지 않아도 마지막 윗 메뉴 이만큼은 끝의 접이식 목록에 들어가요.',
      en: 'So many of the last top menus stand in the accordions at the end, whatever they say themselves.',
    },
  },
  items: {
    ko: '항목',
    en: 'Items',
    of: {
      menuUid: { ko: '메뉴 번호', en: 'Menu id' },
      parentsMenuUid: { ko: '윗 메뉴', en: 'Parent menu' },
      menuLevel: { ko: '단계', en: 'Level' },
      menuName: { ko: '메뉴 이름', en: 'Menu name' },
      icon: { ko: '아이콘', en: 'Icon' },
      pageId: { ko: '페이지', en: 'Page' },
      linkId: { ko: '링크', en: 'Link' },
      action: {
        ko: '동작',
        en: 'Action',
        help: {
          ko: '페이지로 가는 대신 바로 하는 일이에요.',
          en: 'Action of the item, instead of a link to its page.',
        },
      },
      hiddenIn: {
        ko: '숨길 언어',
        en: 'Hidden in',
        values: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
      },
      footer: { ko: '끝의 접이식 목록에 둠', en: 'In the accordions at the end' },
      refusalIsMeant: {
        ko: '거절이 답임',
        en: 'The refusal is the answer',
        help: {
          ko: '화면이 거절해도 방문자에게 이 항목을 보여 줘요. 거절 안내가 바라는 결과예요.',
          en: 'Visitors may see the item although its page refuses them: the message of the refusal is the expected result.',
        },
      },
      when: { ko: '보이는 조건', en: 'Shown when' },
    },
  },
};
