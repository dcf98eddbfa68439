import type { WidgetTexts } from '#schemas/texts';
import { onlyWithTexts } from '../shared/answers/setting-texts.ts';
import { refusalTexts } from '../shared/refusals/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'qrcode',
  label: { ko: '코드 찍기 버튼', en: 'Scan button' },
  about: { ko: '앱으로 QR을 찍어 바로 보내기', en: 'Scans a code with the app and sends it' },
  settings: {
    label: { ko: '이름', en: 'Label' },
    text: { ko: '문구', en: 'Text' },
    finder: {
      ko: '뷰파인더 설명',
      en: 'Viewfinder text',
      help: {
        ko: '네모 안에 무엇을 맞출지 알려 줘요. 있으면 단추를 뷰파인더로 그리고, 누르면 카메라가 열려요.',
        en: 'Says what to hold into the frame. With it the button is drawn as a viewfinder; a press opens the camera.',
      },
    },
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '호출에 보내는 값이에요. {code}는 찍은 글이에요.',
        en: 'Body of the operation; {code} is the scanned text.',
      },
    },
    success: { ko: '완료 문구', en: 'Success' },
    onSuccess: { ko: '성공하면', en: 'When it is done' },
    offers: {
      ko: '거절됐을 때',
      en: 'When refused',
      help: {
        ko: '호출이 거절됐을 때 할 수 있는 일이에요. 코드와 값에 맞는 첫째를 보여요.',
        en: 'What a visitor can do about a refusal of the call: the first that fits its code and values.',
      },
      of: refusalTexts,
    },
    onlyWith: onlyWithTexts,
    startWith: {
      ko: '바로 시작하는 값',
      en: 'Starting parameter',
      help: {
        ko: '값이 Y이면 바로 스캔을 여는 주소의 값이에요.',
        en: 'Query parameter of the page that starts the scan at once, with the value Y.',
      },
    },
    inBrowser: {
      ko: '앱이 아닐 때',
      en: 'Outside of the app',
      help: {
        ko: '앱이 아닌데 바로 찍어야 할 때 버튼 대신 보여요.',
        en: 'Shown instead of the button outside of the app, when the scan was to start at once.',
      },
    },
  },
};
