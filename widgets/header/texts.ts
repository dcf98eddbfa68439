import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './settings.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'heading',
  label: { ko: '머리말', en: 'Header' },
  about: { ko: '로고와 버튼이 있는 위 막대', en: 'Logo and buttons at the top' },
  settings: {
    logo: {
      ko: '로고',
      en: 'Logo',
      help: {
        ko: '“홈 로고”를 켠 페이지에 나오는 장소나 사이트의 표식과 이름이에요.',
        en: 'Mark and name of the venue, or of the site, on pages with the flag Home logo.',
      },
      of: {
        label: {
          ko: '이름',
          en: 'Label',
          help: {
            ko: '화면 낭독기에 로고가 가는 곳을 알려요. 앞에 이름이 붙어요.',
            en: 'Where the logo leads, for screen readers; the name stands before it.',
          },
        },
        action: { ko: '동작', en: 'Action' },
        icon: {
          ko: '아이콘',
          en: 'Icon',
          help: { ko: '장소가 없는 페이지의 표식이에요.', en: 'Mark on pages that belong to no venue.' },
        },
      },
    },
    back: {
      ko: '뒤로',
      en: 'Back',
      help: {
        ko: '뒤로 버튼이 앞 페이지가 아니라 정해진 곳으로 가는 화면이에요.',
        en: 'Screens whose back button leads to a fixed place instead of the previous page.',
      },
      of: { screen: { ko: '화면 이름', en: 'Screen name' }, action: { ko: '동작', en: 'Action' } },
    },
    buttons: {
      ko: '버튼',
      en: 'Buttons',
      of: {
        flag: {
          ko: '페이지 플래그',
          en: 'Page flag',
          help: { ko: '이 버튼을 보이게 하는 페이지 플래그예요.', en: 'The page flag that shows this button.' },
          values: {
            smartBookBtn: { ko: '스마트 예약 버튼', en: 'Booking button' },
            devSmartBookBtn: { ko: '개발 예약 버튼', en: 'Development booking button' },
            searchBtn: { ko: '검색 버튼', en: 'Search button' },
            alarmBtn: { ko: '알림 버튼', en: 'Alarm button' },
            mypageAlarmBtn: { ko: '내 정보 알림 버튼', en: 'My page alarm button' },
            mypageSetting: { ko: '설정 버튼', en: 'Settings button' },
            loginBtn: { ko: '로그인 버튼', en: 'Login button' },
            shareBtn: { ko: '공유 버튼', en: 'Share button' },
            reservationBtn: { ko: '예약 버튼', en: 'Reservation button' },
            pocketRefreshBtn: { ko: '포켓 새로 고침', en: 'Pocket refresh button' },
          },
        },
        icon: { ko: '아이콘', en: 'Icon' },
        label: {
          ko: '이름',
          en: 'Label',
          help: {
            ko: '버튼의 이름이에요. 글자가 없으면 읽어 줘요.',
            en: 'Name of the button; read aloud where no text is drawn.',
          },
        },
        text: {
          ko: '문구',
          en: 'Text',
          help: {
            ko: '아이콘 옆에 글자를 적어요. 버튼이 알약 모양이 돼요.',
            en: 'Drawn beside the icon; the button becomes a pill.',
          },
        },
        action: { ko: '동작', en: 'Action' },
        rest: {
          ko: '쉬는 시간',
          en: 'Rest',
          help: {
            ko: '누른 뒤 이만큼 쉬고, 무엇을 했는지 읽어 줘요.',
            en: 'After a press the button rests so long, and what has been done is read out.',
          },
          of: { ms: { ko: '시간(ms)', en: 'Time (ms)' }, done: { ko: '끝난 문구', en: 'When done' } },
        },
        news: {
          ko: '새 알림',
          en: 'News',
          help: {
            ko: '안 읽은 알림이 있으면 불이 켜지고 말해 줘요. 페이지의 “알림 켜짐”도 불을 켜요.',
            en: 'The button tells of unread notifications: it is lit, and says so. The page flag Alarm lit lights it too.',
          },
          of: { icon: { ko: '아이콘', en: 'Icon' }, text: { ko: '문구', en: 'Text' } },
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    toggle: {
      ko: '보기 전환',
      en: 'View switch',
      help: {
        ko: '“보기 전환 버튼”을 켠 페이지에서 두 보기를 바꿔요. 고른 보기는 주소에 적혀요. 적히지 않았으면 첫 보기예요.',
        en: 'On pages with the flag View switch button: changes between two views of the page. The chosen one stands in its address; without it, the first is shown.',
      },
      of: {
        query: { ko: '주소에 적는 이름', en: 'Name in the address' },
        first: {
          ko: '첫 보기',
          en: 'First view',
          of: {
            value: { ko: '값', en: 'Value' },
            icon: { ko: '아이콘', en: 'Icon' },
            label: {
              ko: '이름',
              en: 'Label',
              help: {
                ko: '누르면 무엇을 보여 주는지 말해요. 예: 목록으로.',
                en: 'Says what a press shows, such as: as a list.',
              },
            },
          },
        },
        second: {
          ko: '둘째 보기',
          en: 'Second view',
          of: {
            value: { ko: '값', en: 'Value' },
            icon: { ko: '아이콘', en: 'Icon' },
            label: {
              ko: '이름',
              en: 'Label',
              help: {
                ko: '누르면 무엇을 보여 주는지 말해요. 예: 목록으로.',
                en: 'Says what a press shows, such as: as a list.',
              },
            },
          },
        },
      },
    },
    menu: {
      ko: '메뉴',
      en: 'Menu',
      help: {
        ko: '“메뉴 버튼”을 켠 페이지에서 전체 메뉴를 열어요.',
        en: 'Opens the all-menu on pages with the flag Menu button.',
      },
      of: { icon: { ko: '아이콘', en: 'Icon' }, label: { ko: '이름', en: 'Label' } },
    },
    language: {
      ko: '언어 버튼',
      en: 'Language button',
      help: {
        ko: '언어를 바꾸는 버튼이에요. 각 언어의 이름으로 적고, 장소가 없는 곳에서는 이름이 옆에 나와요.',
        en: 'Button that changes the language, by the name of each: 한국어 or Korean, English. With its name beside it where no venue is.',
      },
      of: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
    },
  },
};
