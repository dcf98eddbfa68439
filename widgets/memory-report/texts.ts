import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { recordCardTexts } from '../shared/records/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'photo',
  label: { ko: '추억 리포트', en: 'Memory report' },
  about: {
    ko: '파크에서 보낸 하루의 숫자, 다녀온 곳, 후기. 또는 링크로 나눈 리포트',
    en: 'Numbers, places and review of a day in a park; or a report that a link shares',
  },
  pictureWidths: { art: 560 },
  settings: {
    source: {
      ko: '데이터 출처',
      en: 'Source',
      of: {
        path: {
          ko: '경로',
          en: 'Path',
          help: { ko: '데이터 서비스의 경로예요.', en: 'Path of a data service.' },
        },
        query: { ko: '질의 값', en: 'Query values' },
      },
    },
    event: {
      ko: '알릴 일',
      en: 'Event',
      help: {
        ko: '회원에게 이 일이 생기면 다시 읽어요.',
        en: 'The call is read again after this event of the member.',
      },
      values: memberEventTexts,
    },
    forGuests: {
      ko: '손님에게도 보이기',
      en: 'For guests too',
      help: { ko: '링크로 나눈 리포트예요.', en: 'The report that a link shares.' },
    },
    sample: {
      ko: '견본',
      en: 'Sample',
      help: { ko: '보일 리포트가 없을 때 보여요.', en: 'Shown without a report, such as to guests.' },
      of: {
        art: { ko: '그림', en: 'Drawing' },
        title: { ko: '제목', en: 'Title' },
        note: { ko: '덧붙이는 말', en: 'Note' },
        gone: {
          ko: '링크가 끝났을 때',
          en: 'Ended link',
          help: {
            ko: '주소의 링크로 볼 것이 없을 때 견본 위에 보여요.',
            en: 'Shown above the sample if the link of the address shares nothing.',
          },
        },
        link: {
          ko: '링크의 이름',
          en: 'Link',
          help: { ko: '링크가 들어 있는 질의 값의 이름이에요.', en: 'Query parameter of the page with the link.' },
        },
        rideCnt: { ko: '탄 것', en: 'Rides' },
        useCnt: { ko: '이용한 곳', en: 'Uses' },
        courseCnt: { ko: '코스', en: 'Courses' },
        eventCnt: { ko: '이벤트', en: 'Events' },
        badgeCnt: { ko: '배지', en: 'Badges' },
      },
    },
    actions: recordCardTexts.actions,
    share: {
      ko: '나누기',
      en: 'Sharing',
      help: {
        ko: '리포트를 나누는 링크를 만들고 바꾸고 끝내요.',
        en: 'Makes, changes and ends the link that shares the report.',
      },
      of: {
        operation: { ko: '만드는 오퍼레이션', en: 'Operation' },
        end: { ko: '끝내는 오퍼레이션', en: 'Operation that ends it' },
        title: { ko: '제목', en: 'Title' },
        note: { ko: '덧붙이는 말', en: 'Note' },
        photos: { ko: '사진 고르기', en: 'Choice of photos' },
        photo: {
          ko: '사진의 이름',
          en: 'Name of a photo',
          help: { ko: '{{count}}는 사진의 번호예요.', en: '{{count}} is its number.' },
        },
        submit: { ko: '만드는 버튼', en: 'Button that makes it' },
        change: { ko: '바꾸는 버튼', en: 'Button that changes it' },
        until: { ko: '마지막 날', en: 'Last day', help: { ko: '{{name}}은 날짜예요.', en: '{{name}} is the day.' } },
        open: { ko: '링크를 여는 동작', en: 'Action that opens it' },
        openLabel: { ko: '링크를 여는 버튼', en: 'Button that opens it' },
        stop: { ko: '끝내는 버튼', en: 'Button that ends it' },
        shared: { ko: '만든 뒤의 말', en: 'After it is made' },
        stopped: { ko: '끝낸 뒤의 말', en: 'After it is ended' },
      },
    },
    missing: {
      ko: '기록이 없을 때',
      en: 'No report',
      help: { ko: '회원에게 리포트가 없을 때 보여요.', en: 'Shown if the member has no such report.' },
      of: {
        text: { ko: '문구', en: 'Text' },
        links: {
          ko: '링크',
          en: 'Links',
          of: {
            label: { ko: '이름', en: 'Label' },
            action: { ko: '동작', en: 'Action' },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        title: { ko: '제목', en: 'Title', help: { ko: '{{name}}은 파크예요.', en: '{{name}} is the park.' } },
        shared: {
          ko: '나눈 리포트의 제목',
          en: 'Title of a shared report',
          help: { ko: '{{name}}은 별명, {{park}}는 파크예요.', en: '{{name}} is the nickname, {{park}} the park.' },
        },
        growing: { ko: '지금 쓰는 중', en: 'Still growing' },
        stay: { ko: '머문 시간', en: 'Time in the park' },
        hours: { ko: '시간', en: 'Hours', help: { ko: '{{count}}는 수예요.', en: '{{count}} is the number.' } },
        minutes: { ko: '분', en: 'Minutes', help: { ko: '{{count}}는 수예요.', en: '{{count}} is the number.' } },
        rides: { ko: '탄 것', en: 'Rides' },
        uses: { ko: '이용한 곳', en: 'Uses' },
        courses: { ko: '코스', en: 'Courses' },
        events: { ko: '이벤트', en: 'Events' },
        badges: { ko: '배지', en: 'Badges' },
        saved: { ko: '줄에서 아낀 시간', en: 'Time saved in lines' },
        savedHere: {
          ko: '한 곳에서 아낀 시간',
          en: 'Time saved at a place',
          help: { ko: '{{count}}는 분이에요.', en: '{{count}} is minutes.' },
        },
        som: { ko: '받은 솜', en: 'Som earned' },
        steps: { ko: '걸음', en: 'Steps' },
        noSteps: { ko: '걸음이 없는 까닭', en: 'Why there are no steps' },
        times: { ko: '횟수', en: 'Times', help: { ko: '{{count}}는 수예요.', en: '{{count}} is the number.' } },
        places: { ko: '다녀온 곳', en: 'Places' },
        nothing: { ko: '다녀온 곳이 없을 때', en: 'No places' },
        walk: {
          ko: '처음과 끝',
          en: 'First and last',
          help: { ko: '{{from}}과 {{until}}는 시각이에요.', en: '{{from}} and {{until}} are times.' },
        },
        review: { ko: '후기', en: 'Review' },
        stars: { ko: '별점', en: 'Stars', help: { ko: '{{count}}는 별의 수예요.', en: '{{count}} is their number.' } },
        hidden: { ko: '숨긴 후기', en: 'Hidden review' },
        open: { ko: '공개한 후기', en: 'Public review' },
        closed: { ko: '나만 보는 후기', en: 'Private review' },
        photo: {
          ko: '사진 설명',
          en: 'Photo',
          help: { ko: '{{count}}는 사진의 번호예요.', en: '{{count}} is its number.' },
        },
        privacy: { ko: '누가 보는지', en: 'Who sees it' },
      },
    },
  },
};
