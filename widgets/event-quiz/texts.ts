import type { WidgetTexts } from '#schemas/texts';
import { guestTexts } from '../shared/events/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'circle-check',
  label: { ko: 'OX 퀴즈', en: 'Quiz' },
  about: { ko: '한 문제씩 푸는 OX 퀴즈', en: 'True or false, one question at a time' },
  settings: {
    kind: {
      ko: '종류',
      en: 'Kind',
      help: { ko: '페이지에 나오는 이벤트의 eventKindCd예요.', en: 'eventKindCd of the events of the page.' },
    },
    operation: { ko: '보낼 호출', en: 'Operation', help: { ko: '참여하는 호출이에요.', en: 'Call to take part.' } },
    guest: {
      ko: '로그인 안내',
      en: 'For guests',
      help: {
        ko: '로그인하지 않은 사람에게 보이는 글과 로그인 링크예요.',
        en: 'Shown to guests: a text and a link to the login.',
      },
      of: guestTexts,
    },
    answers: {
      ko: '정답 호출',
      en: 'Answers',
      help: { ko: '푼 뒤에 정답을 읽는 호출이에요.', en: 'Call that reads the right answers after the own.' },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        intro: {
          ko: '소개',
          en: 'Intro',
          help: { ko: '문제 수예요. {{count}}를 써요.', en: 'Number of questions; {{count}}.' },
        },
        pass: {
          ko: '통과',
          en: 'Pass',
          help: { ko: '당첨에 필요한 정답 수예요. {{count}}를 써요.', en: 'Right answers that win; {{count}}.' },
        },
        start: { ko: '시작 문구', en: 'To begin with' },
        again: { ko: '다시', en: 'Again', help: { ko: '다시 풀기 버튼이에요.', en: 'Starts the next try.' } },
        question: {
          ko: '질문',
          en: 'Question',
          help: { ko: '문제 번호예요. {{count}}를 써요.', en: 'Number of a question; {{count}}.' },
        },
        choices: {
          ko: '보기',
          en: 'Choices',
          help: { ko: '화면 낭독기가 읽는 두 답의 이름이에요.', en: 'Name of the two answers, for screen readers.' },
        },
        true: { ko: 'O 답', en: 'True' },
        false: { ko: 'X 답', en: 'False' },
        send: { ko: '보내기', en: 'Send' },
        right: {
          ko: '맞힌 수',
          en: 'Right answers',
          help: { ko: '맞힌 수예요. {{name}}문제 중 {{count}}개예요.', en: 'Right answers; {{count}} of {{name}}.' },
        },
        won: { ko: '원', en: 'Won' },
        prize: { ko: '선물', en: 'Prize', help: { ko: '선물이에요. {{name}}을 써요.', en: 'The prize; {{name}}.' } },
        lost: { ko: '아쉬워요', en: 'Not won' },
        answers: {
          ko: '정답',
          en: 'Answers',
          help: { ko: '정답 버튼과 제목이에요.', en: 'Button and title of the answers.' },
        },
        own: {
          ko: '내 답',
          en: 'Own answer',
          help: { ko: '내 답이에요. {{name}}을 써요.', en: 'The own answer; {{name}}.' },
        },
        correct: { ko: '맞음', en: 'Correct', help: { ko: '맞힌 답의 표시예요.', en: 'Mark of a right answer.' } },
        wrong: {
          ko: '틀림',
          en: 'Wrong',
          help: {
            ko: '틀린 답의 표시예요. {{name}}이 정답이에요.',
            en: 'Mark of a wrong answer; {{name}} is the right one.',
          },
        },
        time: {
          ko: '시간',
          en: 'Time',
          help: {
            ko: '모든 문제를 푸는 시간이에요. {{count}}초예요.',
            en: 'Time for all questions; {{count}} seconds.',
          },
        },
        timeLeft: {
          ko: '남은 시간',
          en: 'Time left',
          help: { ko: '남은 시간이에요. {{count}}초예요.', en: 'Seconds that are left; {{count}}.' },
        },
        more: {
          ko: '더 보기',
          en: 'See more',
          help: { ko: '시간을 더 주는 버튼이에요.', en: 'Button that gives more time.' },
        },
        timeOver: { ko: '시간 끝', en: 'Time is over' },
        ended: {
          ko: '끝난 공연',
          en: 'Past show',
          help: { ko: '더 풀 수 없을 때 보여요.', en: 'Shown when no try is left.' },
        },
      },
    },
  },
};
