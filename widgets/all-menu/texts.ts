import type { WidgetTexts } from '#schemas/texts';
import { linkTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'list-tree',
  label: { ko: '전체 메뉴', en: 'All-menu' },
  about: { ko: '모든 메뉴를 여는 큰 창', en: 'The overlay with all menus' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    pageId: {
      ko: '페이지',
      en: 'Page',
      help: {
        ko: '메뉴의 페이지 ID예요. 메뉴가 하는 호출에 실려요. 적으면 메뉴를 열 때 그 장소의 메뉴를 불러와요.',
        en: 'Page ID of the menu, which its calls carry. With it the menu of the venue is asked for when it is opened.',
      },
    },
    parks: {
      ko: '공원 탭',
      en: 'Park tabs',
      help: {
        ko: '화면 낭독기에 공원 탭 모음의 이름을 알려요.',
        en: 'Names the group of park tabs for screen readers.',
      },
    },
    tools: {
      ko: '도구 버튼',
      en: 'Tools',
      help: {
        ko: '제목 옆의 버튼이에요. 앱 설정 같은 것이에요.',
        en: 'Buttons beside the title, such as that of the app settings.',
      },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    account: {
      ko: '비로그인 상자',
      en: 'Box for guests',
      help: {
        ko: '로그인하지 않은 사람의 상자예요. 처음 맞는 것이 나와요.',
        en: 'Box for those who are not logged in; the first that fits is shown.',
      },
      of: {
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        button: { ko: '버튼', en: 'Button' },
        action: { ko: '동작', en: 'Action' },
        more: {
          ko: '더 보기',
          en: 'See more',
          help: { ko: '상자의 말 아래에 있는 조용한 길이에요.', en: "A quieter way, under the box's words." },
          of: linkTexts,
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    member: {
      ko: '회원 상자',
      en: 'Box for members',
      help: {
        ko: '회원에게 대신 보이는 상자예요. 조건이 누구에게 보일지 정하고, 메뉴를 열 때 누구인지 물어봐요.',
        en: 'Box for members, in place of the other; its condition says for whom. Who they are is asked when the menu is opened.',
      },
      of: {
        program: {
          ko: '멤버십 이름',
          en: 'Program',
          help: {
            ko: '멤버십 이름이에요. 등급 뒤에 붙어요.',
            en: 'Name of the membership program; it stands after the grade.',
          },
        },
        name: { ko: '이름', en: 'Name', help: { ko: '`{{name}}`은 별명이에요.', en: '`{{name}}` is the nickname.' } },
        balance: { ko: '잔액', en: 'Balance' },
        unit: {
          ko: '단위',
          en: 'Unit',
          help: { ko: '포인트 숫자 바로 뒤에 붙어요.', en: 'Stands right after the number of points.' },
        },
        button: { ko: '버튼', en: 'Button' },
        action: { ko: '동작', en: 'Action' },
        parkType: {
          ko: '멤버십을 물을 공원',
          en: 'Park of the membership',
          help: {
            ko: '멤버십을 물을 공원이에요. 비워 두면 페이지의 공원이에요.',
            en: 'Park whose membership is asked for; without it that of the page.',
          },
        },
        more: {
          ko: '더 보기',
          en: 'See more',
          help: { ko: '상자의 말 아래에 있는 조용한 길이에요.', en: "A quieter way, under the box's words." },
          of: linkTexts,
        },
        failed: {
          ko: '실패 문구',
          en: 'When it fails',
          help: {
            ko: '이름과 포인트가 오지 않았을 때 대신 나와요.',
            en: 'In place of name and points when they did not come.',
          },
        },
        out: {
          ko: '끝난 로그인 상자',
          en: 'Box of an ended login',
          help: { ko: '로그인이 끝난 사람의 상자예요.', en: 'The box of one whose login is over.' },
          of: {
            title: { ko: '제목', en: 'Title' },
            text: { ko: '문구', en: 'Text' },
            button: { ko: '버튼', en: 'Button' },
            action: { ko: '동작', en: 'Action' },
            more: {
              ko: '더 보기',
              en: 'See more',
              help: { ko: '상자의 말 아래에 있는 조용한 길이에요.', en: "A quieter way, under the box's words." },
              of: linkTexts,
            },
          },
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    search: {
      ko: '검색',
      en: 'Search',
      help: {
        ko: '메뉴 안의 검색이에요. 조건이 누구에게 보일지 정해요. “동작”은 버튼이 가는 곳, “찾기”는 낱말이 있을 때 버튼과 Enter가 가는 곳이고 낱말은 {item.term}이에요.',
        en: 'Search in the menu; its condition says for whom. Action: where the button leads. Find: where button and Enter lead with a term, which is {item.term}.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        hint: { ko: '안내', en: 'Hint', help: { ko: '빈 칸에 보이는 글이에요.', en: 'Stands in the empty field.' } },
        short: {
          ko: '짧을 때 문구',
          en: 'When too short',
          help: {
            ko: '너무 짧은 낱말로 Enter를 누르면 하는 말이에요.',
            en: 'Said when Enter is pressed after too few letters.',
          },
        },
        found: {
          ko: '찾았을 때 문구',
          en: 'When found',
          help: { ko: '`{{count}}`는 찾은 개수예요.', en: '`{{count}}` is how many were found.' },
        },
        none: { ko: '없을 때', en: 'When there is none' },
        all: {
          ko: '전체',
          en: 'All',
          help: {
            ko: '사이트 전체 검색으로 가는 버튼의 이름이에요.',
            en: 'Name of the button that goes on to the search of the whole site.',
          },
        },
        action: { ko: '동작', en: 'Action' },
        find: { ko: '찾기', en: 'Find' },
        rule: {
          ko: '규칙',
          en: 'Rule',
          help: { ko: '길이 말고 낱말이 지킬 규칙이에요.', en: 'What a term has to fit beside its length.' },
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    coach: {
      ko: '처음 안내',
      en: 'First help',
      help: {
        ko: '공원 탭을 기기마다 한 번 설명해요. 기기가 그 id를 기억해요.',
        en: 'Explains the park tabs, once on a device; the device remembers its id.',
      },
      of: {
        id: { ko: 'ID', en: 'Id' },
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        ok: { ko: '확인 버튼', en: 'OK button' },
      },
    },
    banner: { ko: '배너', en: 'Banner', of: { bannerCode: { ko: '배너 자리', en: 'Banner place' } } },
  },
};
