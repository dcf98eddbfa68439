import type { DocumentTexts } from '../../texts.ts';
import type { miniGameSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof miniGameSchema> = {
  title: { ko: '제목', en: 'Title' },
  url: {
    ko: '보낼 주소',
    en: 'Address',
    help: {
      ko: '게임 주소예요. 호스트가 사이트의 허용 목록에 있어야 해요.',
      en: 'Address of the game. Its host must be an allowed host of the site.',
    },
  },
  playsADay: {
    ko: '하루 횟수',
    en: 'Plays a day',
    help: { ko: '회원이 하루에 할 수 있는 횟수예요.', en: 'Games of a member on a day.' },
  },
  maxScore: {
    ko: '최고 점수',
    en: 'Highest score',
    help: { ko: '이보다 높은 점수는 받지 않아요.', en: 'Higher scores are refused.' },
  },
  finishMin: {
    ko: '끝내는 시간(분)',
    en: 'Minutes to finish',
    help: {
      ko: '시작한 뒤 이 시간(분) 안에 점수가 와야 해요.',
      en: 'Minutes from the start until the score must have come.',
    },
  },
};
