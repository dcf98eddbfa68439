import type { WalkCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';

const of = (ko: string, en: string, remedyKo: string, remedyEn: string): CodeDescription => ({ meaning: { ko, en }, fix: { ko: remedyKo, en: remedyEn } });

/** Codes of the walk over every page as every visitor. */
export const walkDescriptions: Readonly<Record<WalkCode, CodeDescription>> = {
  'leads-nowhere': of('누르면 없는 페이지로 가요.', 'Something that can be pressed leads to no page.', '주소를 고치거나 페이지를 추가하세요.', 'Correct the target, or add the page.'),
  'leads-to-closed': of('누르는 방문자에게 닫힌 페이지로 가요.', 'Something leads its own visitor to a closed page.', '그 방문자에게는 숨기거나 페이지를 여세요.', 'Hide it from these visitors, or open the page to them.'),
  'app-only-on-web': of('웹 방문자가 앱 전용 화면으로 가요.', 'Visitors of the web come to what only the app can do.', '웹에서는 숨기거나 다른 길을 알려 주세요.', 'Hide it on the web, or offer another way there.'),
  'visitor-loop': of('방문자가 끝없이 맴돌아요.', 'A visitor is sent round in circles.', '도는 길에 있는 가드의 조건을 좁히세요.', 'Narrow the condition of a guard on the way.'),
  'dead-end': of('이 화면에서는 갈 수 있는 곳이 없어요.', 'From here no visitor can go on.', '뒤로, 홈, 메뉴 가운데 하나를 켜거나 링크를 두세요.', 'Turn on back, home or menu, or place a link.'),
  'page-never-opens': of('아무도 볼 수 없는 페이지예요.', 'Nobody can ever see the page.', '서로 어긋나는 가드를 빼세요.', 'Take away a guard that contradicts another.'),
  'page-unreachable': of('이 페이지로 가는 길이 없어요.', 'Nothing leads to the page.', '메뉴나 페이지에서 연결하거나 지우세요.', 'Link it from somewhere, or remove it.'),
  'guard-never-passes': of('아무도 통과하지 못하는 가드예요.', 'The guard lets nobody pass.', '통과할 조건을 남기거나 페이지 상태 B를 쓰세요.', 'Leave somebody a way, or use the page state B.'),
  'rule-never-decides': of('이 규칙까지 오는 방문자가 없어요.', 'No visitor comes as far as this rule.', '순서를 바꾸거나 지우세요.', 'Change the order, or remove it.'),
  'condition-never-holds': of('절대 맞을 수 없는 조건이에요.', 'The condition can never hold.', '서로 어긋나는 부분을 고치세요.', 'Correct the parts that contradict each other.'),
  'condition-over': of('조건의 기간이 지났어요.', 'The time of the condition is over.', '기간을 바꾸거나 지우세요.', 'Change the time, or remove it.'),
  'placement-never-shown': of('볼 수 있는 방문자가 없는 배치예요.', 'A placement that nobody can see.', '페이지의 가드와 조건이 어긋나지 않게 하세요.', 'Bring its condition and the guards of its pages into line.'),
  'service-closed': of('열린 페이지가 막힌 데이터 서비스를 써요.', 'An open page uses a service that is closed.', '서비스를 열거나 페이지도 닫으세요.', 'Open the service, or close the page as well.'),
  'text-missing': of('보이는 화면에 문구가 없어요.', 'A text is missing where somebody sees it.', '그 언어의 문구를 적으세요.', 'Write the text in that language.'),
  'hangul-in-english': of('영어 화면에 한글이 보여요.', 'Hangul is read on an English screen.', '영어 문구를 적거나 영어에서 숨기세요.', 'Write the English text, or hide it in English.'),
  'too-many-views': of('조건이 구분하는 방문자가 너무 많아 모두 확인할 수 없어요.', 'The conditions tell too many kinds of visitors apart to look at every view.', '조건에 쓰는 값의 종류를 줄이세요.', 'Let the conditions name fewer values.'),
};
