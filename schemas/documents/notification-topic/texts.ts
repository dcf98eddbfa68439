import type { DocumentTexts } from '../../texts.ts';
import type { notificationTopicSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof notificationTopicSchema> = {
  title: { ko: '이름', en: 'Name' },
  about: {
    ko: '설명',
    en: 'Description',
    help: { ko: '어떤 알림이 오는지 회원에게 알려요.', en: 'Tells members what these notifications are about.' },
  },
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  staysOn: {
    ko: '늘 켜짐',
    en: 'Always on',
    help: {
      ko: '회원이 끌 수 없고, 조용한 시간에도 바로 보내요.',
      en: 'Members cannot switch it off, and quiet hours do not delay it.',
    },
  },
  promotion: {
    ko: '광고',
    en: 'Promotions',
    help: {
      ko: '동의한 회원에게만, 밤 9시부터 아침 8시 사이를 피해서 (광고)를 붙여 보내요.',
      en: 'Sent only with consent, marked as advertising, and never between 21:00 and 08:00 in Korea.',
    },
  },
  footer: {
    ko: '광고 끝에 붙는 글',
    en: 'Text at the end of promotions',
    help: {
      ko: '보내는 곳과 무료로 수신을 거부하는 방법을 적어요.',
      en: 'Names the sender, and the free way to receive no more.',
    },
  },
};
