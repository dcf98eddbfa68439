import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'bell',
  label: { ko: '알림 설정', en: 'Notification settings' },
  about: { ko: '종류와 방법마다 알림 켜고 끄기', en: 'Switches notifications by topic and channel' },
  settings: {
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    operation: { ko: '저장하는 호출', en: 'Operation that saves' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        email: { ko: '이메일', en: 'E-mail' },
        sms: { ko: '문자', en: 'Text message' },
        push: { ko: '앱 알림', en: 'Push' },
        staysOn: { ko: '늘 켜진 종류', en: 'Topic that stays on' },
        listOnly: { ko: '알림함에만 있는 종류', en: 'Topic of the list only' },
        agreed: { ko: '동의한 날', en: 'Day of the consent' },
        quiet: { ko: '조용한 시간 제목', en: 'Title of the quiet hours' },
        quietText: { ko: '조용한 시간 설명', en: 'Text of the quiet hours' },
        quietOn: { ko: '조용한 시간 스위치', en: 'Switch of the quiet hours' },
        from: { ko: '시작', en: 'Begin' },
        until: { ko: '끝', en: 'End' },
        saved: { ko: '저장한 뒤', en: 'After saving' },
        noDevice: { ko: '앱이 없을 때', en: 'Without the app' },
        refused: { ko: '휴대전화가 막을 때', en: 'While the phone refuses' },
      },
    },
  },
};
