import type { DocumentTexts } from '../../texts.ts';
import type { messageTemplateSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof messageTemplateSchema> = {
  event: {
    ko: '알릴 일',
    en: 'Event',
    values: {
      TICKET_REGISTERED: { ko: '이용권 등록', en: 'Ticket registered' },
      TICKET_LENT: { ko: '이용권 빌려줌', en: 'Ticket lent' },
      TICKET_TAKEN_BACK: { ko: '이용권 돌려받음', en: 'Ticket taken back' },
      COMPANION_REQUESTED: { ko: '동행 요청', en: 'Companion request' },
      COMPANION_ACCEPTED: { ko: '동행 수락', en: 'Companion accepted' },
      COMPANION_INVITED: { ko: '동행 초대 링크', en: 'Companion invitation link' },
      FRIEND_REQUESTED: { ko: '친구 요청', en: 'Friend request' },
      FRIEND_ACCEPTED: { ko: '친구 수락', en: 'Friend accepted' },
      GIFT_CARD_RECEIVED: { ko: '기프트카드 받음', en: 'Gift card received' },
      GIFT_CARD_RETURNED: { ko: '기프트카드 돌아옴', en: 'Gift card returned' },
      COUPON_RECEIVED: { ko: '쿠폰 받음', en: 'Coupon received' },
      COUPON_RETURNED: { ko: '쿠폰 돌아옴', en: 'Coupon returned' },
      PASS_REQUESTED: { ko: '정기권 부탁', en: 'Season pass requested' },
      SEASON_PICTURE_ACCEPTED: { ko: '정기권 사진 승인', en: 'Pass photo accepted' },
      SEASON_PICTURE_RETURNED: { ko: '정기권 사진 반려', en: 'Pass photo returned' },
      QUEUE_JOINED: { ko: '동반자가 함께 줄을 섰어요', en: 'Joined a queue with a companion' },
      QUEUE_SOON: { ko: '곧 입장', en: 'Turn in the queue soon' },
      QUEUE_CALLED: { ko: '입장 차례', en: 'Turn in the queue' },
      QUEUE_CLOSED: { ko: '줄서기 마감', en: 'Queue closed' },
      FACILITY_DUE: { ko: '이용 시간 끝나감', en: 'Facility due soon' },
      FACILITY_OVERDUE: { ko: '이용 시간 지남', en: 'Facility overdue' },
      EVENT_WON: { ko: '이벤트 당첨', en: 'Prize won' },
      EVENT_ATTEND: { ko: '출석 알림', en: 'Attendance reminder' },
      BILLBOARD_APPROVED: { ko: '전광판 승인', en: 'Billboard approved' },
      BILLBOARD_REJECTED: { ko: '전광판 거절', en: 'Billboard rejected' },
      CLUB_ACCEPTED: { ko: '모임 승인', en: 'Club application accepted' },
      CLUB_REFUSED: { ko: '모임 거절', en: 'Club application refused' },
      SOCIAL_LINKED: { ko: '소셜 계정 연결', en: 'Social account linked' },
      SOCIAL_UNLINKED: { ko: '소셜 계정 연결 끊음', en: 'Social account unlinked' },
      OWN_ID_LINKED: { ko: '아이디와 비밀번호 등록', en: 'Own ID and password set' },
      CONSENT_RECONFIRM: { ko: '광고 동의 다시 확인', en: 'Consent to promotions to confirm' },
    },
  },
  purpose: {
    ko: '목적',
    en: 'Purpose',
    values: {
      service: { ko: '이용 안내', en: 'Service' },
      auth: { ko: '인증', en: 'Authentication' },
      promotion: { ko: '광고', en: 'Promotion' },
    },
  },
  topic: {
    ko: '알림 묶음',
    en: 'Topic',
    help: { ko: '회원이 알림을 켜고 끄는 묶음이에요.', en: 'Group in which members switch notifications on and off.' },
  },
  title: { ko: '제목', en: 'Title' },
  body: { ko: '본문', en: 'Body' },
  link: {
    ko: '여는 경로',
    en: 'Path to open',
    help: { ko: '알림을 누르면 여는 경로예요.', en: 'Path that the notification opens.' },
  },
  channels: {
    ko: '알림 방법',
    en: 'Channels',
    values: {
      NOTIFICATION: { ko: '알림함', en: 'Notification list' },
      EMAIL: { ko: '이메일', en: 'E-mail' },
      SMS: { ko: '문자', en: 'Text message' },
      PUSH: { ko: '푸시', en: 'Push' },
    },
  },
};
