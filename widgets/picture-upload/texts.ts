import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import { recordStateTexts } from '../shared/records/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'camera',
  label: { ko: '사진 보내기', en: 'Picture upload' },
  about: { ko: '사진을 골라 돌리고 잘라 보내기', en: 'Lets members choose, turn, crop and send a picture' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    intro: { ko: '소개', en: 'Intro' },
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    event: {
      ko: '알릴 일',
      en: 'Event',
      help: {
        ko: '회원에게 이 일이 생기면 다시 읽어요.',
        en: 'The call is read again after this event of the member.',
      },
      values: memberEventTexts,
    },
    picture: {
      ko: '사진 칸',
      en: 'Picture field',
      help: { ko: '사진 주소가 들어 있는 칸이에요.', en: 'Field with the path of the picture.' },
    },
    alt: {
      ko: '그림 설명',
      en: 'What the picture tells',
      help: { ko: '화면 낭독기가 읽는 사진 설명이에요.', en: 'Description of the picture for screen readers.' },
    },
    state: {
      ko: '상태',
      en: 'State',
      help: { ko: '사진의 상태예요.', en: 'State of the picture.' },
      of: recordStateTexts,
    },
    reason: {
      ko: '이유',
      en: 'Reason',
      help: { ko: '사진을 돌려보낸 까닭이에요.', en: 'Why the picture came back.' },
      of: recordStateTexts,
    },
    open: {
      ko: '펼쳐 두기',
      en: 'Open',
      help: {
        ko: '칸의 값이 이 가운데 하나일 때 사진을 보낼 수 있어요.',
        en: 'A picture can be sent while the field has one of the values.',
      },
      of: { field: { ko: '입력란', en: 'Field' }, is: { ko: '값', en: 'Is' } },
    },
    width: {
      ko: '너비',
      en: 'Width',
      help: {
        ko: '가장 작은 가로 픽셀 수예요. 가로와 세로가 모양을 정해요.',
        en: 'Minimum width in pixels. Width and height give the shape.',
      },
    },
    height: { ko: '높이', en: 'Height', help: { ko: '가장 작은 세로 픽셀 수예요.', en: 'Minimum height in pixels.' } },
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '호출 주소에 넣는 값이에요. 본문은 사진이에요.',
        en: 'Values in the address of the operation; the body is the picture. {item.x} is a field of the record, {query.x} one of the query of the page.',
      },
    },
    claim: {
      ko: '받아 두는 호출',
      en: 'Claiming operation',
      help: {
        ko: '보낸 사진을 기록에 쓰는 호출이에요. 답에 온 fileId를 보내요.',
        en: 'Call that uses the sent picture for the record. It gets the fileId of the answer.',
      },
    },
    choose: {
      ko: '고르기 버튼',
      en: 'Choose button',
      help: { ko: '기기의 사진을 여는 버튼이에요.', en: 'Button that opens the pictures of the device.' },
    },
    camera: {
      ko: '찍기 버튼',
      en: 'Camera button',
      help: { ko: '휴대전화에서 카메라를 여는 버튼이에요.', en: 'Button that opens the camera; on phones.' },
    },
    crop: {
      ko: '자르기 안내',
      en: 'Help for cropping',
      help: { ko: '틀 안에서 사진을 움직이는 방법을 알려 줘요.', en: 'Explains how to move the picture in its frame.' },
    },
    turn: { ko: '돌리기 버튼', en: 'Turn button' },
    zoom: { ko: '확대 가능', en: 'Can be enlarged' },
    result: {
      ko: '결과 화면',
      en: 'Result page',
      help: { ko: '작은 미리 보기의 이름이에요.', en: 'Name of the small preview.' },
    },
    submit: { ko: '보내기 버튼', en: 'Submit button' },
    success: { ko: '완료 문구', en: 'Success' },
    tooSmall: { ko: '사진이 작을 때', en: 'Picture too small' },
    unreadable: {
      ko: '읽지 못할 때',
      en: 'Unreadable file',
      help: { ko: '사진이 아닌 파일을 골랐을 때 보여요.', en: 'Shown for a file that is no picture.' },
    },
  },
};
