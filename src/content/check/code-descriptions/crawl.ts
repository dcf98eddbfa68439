import type { CrawlCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';

const of = (ko: string, en: string, fixKo: string, fixEn: string): CodeDescription => ({
  meaning: { ko, en },
  fix: { ko: fixKo, en: fixEn },
});

/** Codes that only a browser on the running site finds. */
export const crawlDescriptions: Readonly<Record<CrawlCode, CodeDescription>> = {
  'browser-console-error': of(
    '브라우저 콘솔에 오류가 찍혀요.',
    'The page logs an error to the browser console.',
    '오류에 나온 위젯이나 설정을 확인하세요.',
    'Check the widget or setting named in the error.',
  ),
  'browser-page-error': of(
    '스크립트가 오류로 멈춰요.',
    'A script of the page throws an error.',
    '개발 팀에 알려 주세요. 그 위젯을 빼면 화면은 열려요.',
    'Tell the developers. The page opens without that widget.',
  ),
  'browser-request-failed': of(
    '페이지가 부른 것이 실패해요.',
    'A request of the page fails.',
    '데이터 서비스의 주소와 상태를 확인하세요.',
    'Check the address and state of the data service.',
  ),
  'browser-broken-link': of(
    '링크가 없는 곳으로 가요.',
    'A link is broken.',
    '링크 주소를 고치거나 페이지를 추가하세요.',
    'Correct the link, or add the page.',
  ),
  'browser-accessibility': of(
    '접근성 기준(WCAG 2.2 AA)에 맞지 않아요.',
    'The page does not meet WCAG 2.2 AA.',
    '글, 대체 텍스트, 색을 고치세요. 위젯 탓이면 개발 팀에 알려 주세요.',
    'Correct the text, alternative text or colours. If a widget is the cause, tell the developers.',
  ),
  'browser-policy-violation': of(
    '보안 정책(CSP)이 막은 것이 있어요.',
    'The content security policy (CSP) blocked something.',
    '외부에서 불러오는 것을 없애세요.',
    'Remove external resources.',
  ),
  'browser-layout-shift': of(
    '화면이 열리면서 움직여요.',
    'The layout shifts while the page loads.',
    '늦게 오는 것에 자리를 미리 잡아 주세요.',
    'Reserve space for content that loads late.',
  ),
  'browser-hangul-in-english': of(
    '영어 화면에 한글이 보여요.',
    'An English screen shows Korean text.',
    '그 글의 영어를 채우세요.',
    'Add the English text.',
  ),
  'browser-raw-text': of(
    '글 대신 메시지 키나 빈칸 표시가 보여요.',
    'The page shows a message key or an unfilled placeholder.',
    '메시지를 추가하거나 빈칸의 이름을 고치세요.',
    'Add the message, or correct the placeholder name.',
  ),
  'browser-too-wide': of(
    '너비 320px에서 화면이 넘쳐요.',
    'The page overflows a 320 px wide screen.',
    '긴 낱말이나 넓은 표를 줄이세요.',
    'Shorten the long word or the wide table.',
  ),
  'browser-was-refused': of(
    '모델은 열린다는데 브라우저는 못 들어갔어요.',
    'The model says open, but the browser was refused.',
    '서버의 배포와 입력 문서가 같은지 확인하세요.',
    'Check that the server runs the release of the input.',
  ),
  'browser-was-let-in': of(
    '모델은 닫혔다는데 브라우저에서는 열려요.',
    'The model says closed, but the browser could open the page.',
    '서버의 배포와 입력 문서가 같은지 확인하세요.',
    'Check that the server runs the release of the input.',
  ),
  'browser-other-page': of(
    '모델이 말한 것과 다른 페이지가 열려요.',
    'The browser opened a different page than the model expects.',
    '경로와 별칭을 확인하세요.',
    'Check paths and aliases.',
  ),
  'browser-unknown-way': of(
    '모델이 모르는 길이 화면에 있어요.',
    'The screen has a link that the model does not know.',
    '입력 문서가 오래되지 않았는지 확인하세요.',
    'Check that the input is up to date.',
  ),
  'browser-way-unseen': of(
    '모델에 있는 길이 화면에는 없어요.',
    'The model has a link that the browser never saw.',
    '위젯이 그 링크를 보여 주는지 확인하세요.',
    'Check that the widget shows this link.',
  ),
};
