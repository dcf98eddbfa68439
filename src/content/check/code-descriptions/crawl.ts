import type { CrawlCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';

const of = (ko: string, en: string, remedyKo: string, remedyEn: string): CodeDescription => ({ meaning: { ko, en }, fix: { ko: remedyKo, en: remedyEn } });

/** Codes that only a browser on the running site finds. */
export const crawlDescriptions: Readonly<Record<CrawlCode, CodeDescription>> = {
  'browser-console-error': of('브라우저 콘솔에 오류가 찍혀요.', 'The page writes an error to the console.', '오류에 나온 위젯이나 설정을 확인하세요.', 'Look at the widget or setting that the error names.'),
  'browser-page-error': of('스크립트가 오류로 멈춰요.', 'A script of the page throws.', '개발 팀에 알려 주세요. 그 위젯을 빼면 화면은 열려요.', 'Tell the developers; without that widget the page opens.'),
  'browser-request-failed': of('페이지가 부른 것이 실패해요.', 'Something that the page asks for fails.', '데이터 서비스의 주소와 상태를 확인하세요.', 'Check address and state of the data service.'),
  'browser-broken-link': of('링크가 없는 곳으로 가요.', 'A link leads to nothing.', '링크 주소를 고치거나 페이지를 추가하세요.', 'Correct the address of the link, or add the page.'),
  'browser-accessibility': of('접근성 기준(WCAG 2.2 AA)에 맞지 않아요.', 'The page does not meet WCAG 2.2 AA.', '글, 대체 텍스트, 색을 고치세요. 위젯 탓이면 개발 팀에 알려 주세요.', 'Correct text, alternative text or colour; tell the developers where the widget is the cause.'),
  'browser-policy-violation': of('보안 정책(CSP)이 막은 것이 있어요.', 'The security policy has stopped something.', '외부에서 불러오는 것을 없애세요.', 'Take away what is loaded from elsewhere.'),
  'browser-layout-shift': of('화면이 열리면서 움직여요.', 'The page jumps while it opens.', '늦게 오는 것에 자리를 미리 잡아 주세요.', 'Give what comes late its place from the start.'),
  'browser-hangul-in-english': of('영어 화면에 한글이 보여요.', 'Hangul shows on an English screen.', '그 글의 영어를 채우세요.', 'Fill in the English text.'),
  'browser-raw-text': of('글 대신 메시지 키나 빈칸 표시가 보여요.', 'A message key or an open placeholder shows in place of a text.', '메시지를 추가하거나 빈칸의 이름을 고치세요.', 'Add the message, or correct the name of the placeholder.'),
  'browser-too-wide': of('너비 320px에서 화면이 넘쳐요.', 'At 320 px the page is wider than the window.', '긴 낱말이나 넓은 표를 줄이세요.', 'Shorten the long word or wide table.'),
  'browser-was-refused': of('모델은 열린다는데 브라우저는 못 들어갔어요.', 'The model says open, the browser was not let in.', '서버의 배포와 입력 문서가 같은지 확인하세요.', 'Check that the server’s release and the input are the same.'),
  'browser-was-let-in': of('모델은 닫혔다는데 브라우저에서는 열려요.', 'The model says closed, the browser was let in.', '서버의 배포와 입력 문서가 같은지 확인하세요.', 'Check that the server’s release and the input are the same.'),
  'browser-other-page': of('모델이 말한 것과 다른 페이지가 열려요.', 'Another page opens than the model says.', '경로와 별칭을 확인하세요.', 'Check paths and aliases.'),
  'browser-unknown-way': of('모델이 모르는 길이 화면에 있어요.', 'The screen shows a way that the model does not know.', '입력 문서가 오래되지 않았는지 확인하세요.', 'Check that the input is not an old one.'),
  'browser-way-unseen': of('모델에 있는 길이 화면에는 없어요.', 'The browser never saw a way of the model.', '위젯이 그 링크를 보여 주는지 확인하세요.', 'Check that the widget shows this link.'),
};
