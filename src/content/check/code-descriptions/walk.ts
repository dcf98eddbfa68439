import type { WalkCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';

const of = (ko: string, en: string, fixKo: string, fixEn: string): CodeDescription => ({
  meaning: { ko, en },
  fix: { ko: fixKo, en: fixEn },
});

/** Codes of the walk over every page as every visitor. */
export const walkDescriptions: Readonly<Record<WalkCode, CodeDescription>> = {
  'leads-nowhere': of(
    '누르면 없는 페이지로 가요.',
    'A link or button opens a page that does not exist.',
    '주소를 고치거나 페이지를 추가하세요.',
    'Correct the target, or add the page.',
  ),
  'leads-to-closed': of(
    '누르는 방문자에게 닫힌 페이지로 가요.',
    'A link or button opens a page that is closed to the visitor who sees it.',
    '그 방문자에게는 숨기거나 페이지를 여세요.',
    'Hide it from that visitor, or open the page.',
  ),
  'app-only-on-web': of(
    '웹 방문자가 앱 전용 화면으로 가요.',
    'Web visitors reach a screen that works only in the app.',
    '웹에서는 숨기거나 다른 길을 알려 주세요.',
    'Hide it on the web, or offer an alternative.',
  ),
  'visitor-loop': of(
    '방문자가 끝없이 맴돌아요.',
    'A visitor is redirected in a loop.',
    '도는 길에 있는 가드의 조건을 좁히세요.',
    'Narrow the condition of a guard in the loop.',
  ),
  'dead-end': of(
    '이 화면에서는 갈 수 있는 곳이 없어요.',
    'The screen has no outgoing links.',
    '뒤로, 홈, 메뉴 가운데 하나를 켜거나 링크를 두세요.',
    'Turn on back, home or menu, or add a link.',
  ),
  'page-never-opens': of(
    '아무도 볼 수 없는 페이지예요.',
    'No visitor can ever open the page.',
    '서로 어긋나는 가드를 빼세요.',
    'Remove one of the contradicting guards.',
  ),
  'page-unreachable': of(
    '이 페이지로 가는 길이 없어요.',
    'Nothing links to the page.',
    '메뉴나 페이지에서 연결하거나 지우세요.',
    'Link to it from a menu or page, or remove it.',
  ),
  'guard-never-passes': of(
    '아무도 통과하지 못하는 가드예요.',
    'The guard refuses every visitor.',
    '통과할 조건을 남기거나 페이지 상태 B를 쓰세요.',
    'Leave a condition that passes, or use page state B.',
  ),
  'rule-never-decides': of(
    '이 규칙까지 오는 방문자가 없어요.',
    'No visitor ever reaches this rule.',
    '순서를 바꾸거나 지우세요.',
    'Change the order, or remove it.',
  ),
  'condition-never-holds': of(
    '절대 맞을 수 없는 조건이에요.',
    'The condition can never be true.',
    '서로 어긋나는 부분을 고치세요.',
    'Correct the parts that contradict each other.',
  ),
  'condition-over': of(
    '조건의 기간이 지났어요.',
    'The period of the condition has expired.',
    '기간을 바꾸거나 지우세요.',
    'Change the period, or remove the condition.',
  ),
  'placement-never-shown': of(
    '볼 수 있는 방문자가 없는 배치예요.',
    'No visitor can ever see this placement.',
    '페이지의 가드와 조건이 어긋나지 않게 하세요.',
    'Make its condition agree with the guards of its pages.',
  ),
  'service-closed': of(
    '열린 페이지가 막힌 데이터 서비스를 써요.',
    'An open page uses a closed data service.',
    '서비스를 열거나 페이지도 닫으세요.',
    'Open the service, or close the page too.',
  ),
  'text-missing': of(
    '보이는 화면에 문구가 없어요.',
    'A visible text is missing.',
    '그 언어의 문구를 적으세요.',
    'Add the text in that language.',
  ),
  'hangul-in-english': of(
    '영어 화면에 한글이 보여요.',
    'An English screen shows Korean text.',
    '영어 문구를 적거나 영어에서 숨기세요.',
    'Add the English text, or hide it in English.',
  ),
  'too-many-views': of(
    '조건이 구분하는 방문자가 너무 많아 모두 확인할 수 없어요.',
    'The conditions distinguish too many kinds of visitors to check every view.',
    '조건에 쓰는 값의 종류를 줄이세요.',
    'Use fewer distinct values in conditions.',
  ),
};
