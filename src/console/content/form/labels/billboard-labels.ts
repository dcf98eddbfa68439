import type { Words } from '../../../../content/check/problem.ts';

/** Labels of billboards. */
export const billboardLabels: Readonly<Record<string, Words>> = {
  'billboard.firstDay': { ko: '첫날', en: 'First day' },
  'billboard.lastDay': { ko: '마지막 날', en: 'Last day' },
  'billboard.daysAhead': { ko: '미리 고를 수 있는 날수', en: 'Days ahead' },
  'billboard.leadHours': { ko: '신청 마감(시간 전)', en: 'Hours before, for applying' },
  'billboard.cancelHours': { ko: '취소 마감(시간 전)', en: 'Hours before, for cancelling' },
  'billboard.letters': { ko: '글자 수', en: 'Letters' },
  'billboard.templates': { ko: '배경', en: 'Backgrounds' },
  'settings.upload': { ko: '사진 보내기', en: 'Upload' },
  'texts.wordsNote': { ko: '글 안내', en: 'Note about the words' },
  'texts.sender': { ko: '보내는 사람', en: 'Sender' },
  'texts.picture': { ko: '사진', en: 'Picture' },
  'texts.remove': { ko: '사진 빼기', en: 'Remove' },
  'texts.crop': { ko: '자르기 안내', en: 'Crop' },
  'texts.turn': { ko: '돌리기', en: 'Turn' },
  'texts.result': { ko: '결과 이름', en: 'Result' },
  'texts.preview': { ko: '미리 보기', en: 'Preview' },
  'texts.example': { ko: '예시 글', en: 'Example' },
  'texts.forbidden': { ko: '쓸 수 없는 말', en: 'Forbidden word' },
  'texts.tooSmall': { ko: '작은 사진', en: 'Too small' },
  'texts.unreadable': { ko: '열 수 없는 사진', en: 'Unreadable' },
  'texts.choosePlease': { ko: '시간을 고르라는 말', en: 'Choose a time' },
  'texts.agreePlease': { ko: '동의하라는 말', en: 'Accept the rules' },
  'texts.taken': { ko: '찬 시간', en: 'Taken times' },
};
