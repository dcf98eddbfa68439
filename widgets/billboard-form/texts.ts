import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'speakerphone',
  label: { ko: '전광판 신청', en: 'Billboard application' },
  about: {
    ko: '글과 사진을 골라 전광판에 신청하는 화면',
    en: 'Members choose words, a picture and a time on the billboard',
  },
  settings: {
    times: {
      ko: '시작 시각',
      en: 'Times',
      help: { ko: '하루의 시간을 읽는 호출이에요.', en: 'Reads the times of a day.' },
    },
    upload: { ko: '사진 보내기', en: 'Upload', help: { ko: '사진을 보내는 호출이에요.', en: 'Sends the picture.' } },
    operation: {
      ko: '보낼 호출',
      en: 'Operation',
      help: { ko: '신청을 보내는 호출이에요.', en: 'Sends the application.' },
    },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: { ko: '모든 호출에 함께 보내는 값이에요.', en: 'Further values of each call.' },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        day: { ko: '가는 날', en: 'Day' },
        time: { ko: '시간', en: 'Time' },
        words: { ko: '단어', en: 'Words' },
        wordsNote: { ko: '글 안내', en: 'Note about the words' },
        sender: { ko: '보내는 사람', en: 'Sender' },
        background: { ko: '페이지 바탕', en: 'Background' },
        picture: { ko: '사진', en: 'Picture' },
        choose: { ko: '고르기 전', en: 'Nothing chosen' },
        remove: { ko: '사진 빼기', en: 'Remove' },
        crop: { ko: '자르기 안내', en: 'Crop' },
        turn: { ko: '돌리기', en: 'Turn' },
        zoom: { ko: '확대 가능', en: 'Can be enlarged' },
        result: { ko: '결과 이름', en: 'Result' },
        agree: {
          ko: '동의 버튼',
          en: 'Agree button',
          help: { ko: '회원이 동의하는 약속이에요.', en: 'Rules that the member accepts.' },
        },
        submit: { ko: '보내기 버튼', en: 'Submit button' },
        success: { ko: '완료 문구', en: 'Success' },
        left: {
          ko: '남은 길',
          en: 'Rest of the route',
          help: { ko: '한 시간에 남은 자리예요. {{count}}를 써요.', en: 'Places left of a time; {{count}}.' },
        },
        full: { ko: '다 채웠을 때', en: 'Full' },
        taken: {
          ko: '찬 시간',
          en: 'Taken times',
          help: {
            ko: '자리가 없는 시간을 접어 둘 때의 제목이에요. {{count}}에 개수가 들어가요. 없으면 다른 시간과 함께 보여요.',
            en: 'Heading of the times without a place left, which are folded; {{count}}. Without it they stand among the others.',
          },
        },
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '남은 자리가 없을 때 보여요.', en: 'Shown when no day has a place left.' },
        },
        preview: {
          ko: '미리 보기',
          en: 'Preview',
          help: { ko: '미리 보기의 이름이에요.', en: 'Name of the preview.' },
        },
        example: {
          ko: '예시 글',
          en: 'Example',
          help: {
            ko: '아무것도 쓰지 않았을 때 미리 보기에 나오는 글이에요.',
            en: 'Words in the preview before anything is typed.',
          },
        },
        forbidden: {
          ko: '쓸 수 없는 말',
          en: 'Forbidden word',
          help: { ko: '쓸 수 없는 말이 있을 때 보여요.', en: 'Shown when the words have one that cannot be used.' },
        },
        tooSmall: { ko: '작은 사진', en: 'Too small' },
        unreadable: { ko: '열 수 없는 사진', en: 'Unreadable' },
        choosePlease: {
          ko: '시간을 고르라는 말',
          en: 'Choose a time',
          help: { ko: '시간을 고르지 않았을 때 보여요.', en: 'Shown when no time is chosen.' },
        },
        agreePlease: { ko: '동의하라는 말', en: 'Accept the rules' },
        loading: { ko: '불러오는 중', en: 'Loading' },
      },
    },
  },
};
