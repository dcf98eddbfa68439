import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'edit',
  label: { ko: '코스 편집', en: 'Course editor' },
  about: { ko: '회원이 코스를 만들고 고치는 화면', en: 'Members make and change a course' },
  settings: {
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: { ko: '함께 보낼 값이에요.', en: 'Further values of the body.' },
    },
    onSuccess: { ko: '성공하면', en: 'When it is done' },
    stays: {
      ko: '보통 머무는 시간',
      en: 'Usual time there',
      help: { ko: '분류마다 보통 머무는 시간이에요.', en: 'Usual minutes at places of a category.' },
      of: { category: { ko: '분류', en: 'Category' }, minutes: { ko: '공연 시간(분)', en: 'Duration (min)' } },
    },
    picture: {
      ko: '사진 칸',
      en: 'Picture field',
      help: {
        ko: '회원이 사진을 더할 수 있어요. 코스를 보내기 전에 사진을 올려요.',
        en: 'The member may add a picture. It is uploaded before the course is sent.',
      },
      of: {
        upload: {
          ko: '사진 보내기',
          en: 'Upload',
          help: { ko: '사진을 보내는 호출이에요.', en: 'Sends the picture.' },
        },
        texts: {
          ko: '문구',
          en: 'Texts',
          of: {
            picture: { ko: '사진', en: 'Picture' },
            choose: { ko: '고르기 전', en: 'Nothing chosen' },
            remove: { ko: '사진 빼기', en: 'Remove' },
            crop: { ko: '자르기 안내', en: 'Crop' },
            turn: { ko: '돌리기', en: 'Turn' },
            zoom: { ko: '확대 가능', en: 'Can be enlarged' },
            result: {
              ko: '결과 이름',
              en: 'Result',
              help: { ko: '작은 미리 보기의 이름이에요.', en: 'Name of the small preview.' },
            },
            tooSmall: { ko: '작은 사진', en: 'Too small' },
            unreadable: { ko: '열 수 없는 사진', en: 'Unreadable' },
          },
        },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        name: { ko: '이름', en: 'Name' },
        about: { ko: '소개', en: 'About' },
        shareIt: { ko: '나누기', en: 'Share' },
        fewStops: {
          ko: '덜 골랐을 때',
          en: 'Too few stops',
          help: { ko: '두 곳보다 적을 때예요.', en: 'Fewer than two stops.' },
        },
        map: { ko: '지도 이름', en: 'Name of the map' },
        layers: { ko: '층 고르기', en: 'Choice of floors' },
        noPicture: { ko: '지도 그림이 안 나올 때', en: 'Picture failed' },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '들르는 곳 목록의 이름이에요.', en: 'Name of the list of stops.' },
        },
        up: {
          ko: '위로',
          en: 'Up',
          help: { ko: '{{name}}을 위로 옮기는 단추예요.', en: 'Button that moves {{name}} up.' },
        },
        down: { ko: '아래로', en: 'Down' },
        removeStop: { ko: '경유지 빼기', en: 'Remove a stop' },
        moved: {
          ko: '옮긴 뒤',
          en: 'After a move',
          help: {
            ko: '옮긴 뒤 알려요. {{name}}이 {{count}}번째예요.',
            en: 'Said after a move: {{name}} is at place {{count}}.',
          },
        },
        search: { ko: '검색', en: 'Search' },
        noPlace: {
          ko: '장소가 없을 때',
          en: 'Unknown place',
          help: { ko: '{{term}}에 맞는 곳이 없을 때예요.', en: 'No place matches {{term}}.' },
        },
        full: {
          ko: '다 채웠을 때',
          en: 'Full',
          help: { ko: '{{count}}곳을 다 채웠을 때예요.', en: 'The most of {{count}} stops is reached.' },
        },
        chosen: {
          ko: '고르기 전',
          en: 'Before a choice',
          help: { ko: '고른 곳이 없을 때예요.', en: 'Shown without stops.' },
        },
        minutes: { ko: '공연 시간(분)', en: 'Duration (min)' },
        hours: { ko: '시간과 분', en: 'Hours' },
        metres: { ko: '거리', en: 'Metres' },
        kilometres: {
          ko: '킬로미터',
          en: 'Kilometres',
          help: {
            ko: '1,000m부터의 거리예요. {{count}}에 들어가요.',
            en: 'Distances from 1,000 metres on; {{count}}.',
          },
        },
        walk: { ko: '걷는 시간', en: 'Minutes to walk' },
        wait: { ko: '대기 순', en: 'By wait' },
        stay: { ko: '머무름', en: 'Staying' },
        total: {
          ko: '결제할 금액',
          en: 'Total',
          help: { ko: '걸리는 시간 {{name}}과 곳 수 {{count}}예요.', en: 'Duration {{name}} and stops {{count}}.' },
        },
        submit: { ko: '보내기 버튼', en: 'Submit button' },
        saved: { ko: '저장한 뒤', en: 'After saving' },
      },
    },
  },
};
