/** Korean help for schemas of guards, calls, errors, logins and deep links, by English text. */
export const ruleHelp: Readonly<Record<string, string>> = {
  'A data service for one value. The fact `source` contains it as text, empty if the answer has null on the path.':
    '값 하나를 물어보는 데이터 서비스예요. 조건의 “물어본 답”에 글자로 담기고, 답이 null이면 비어 있어요.',
  'Requested before any rule if this holds. Default: only if a rule depends on it.':
    '이 조건이면 규칙보다 먼저 물어봐요. 비우면 규칙이 필요할 때만 물어봐요.',
  'Value if the call fails. Default: `onError` decides. Only for guards that protect nothing, such as a tutorial.':
    '조회에 실패했을 때 쓸 값이에요. 비우면 “조회 실패 시”가 정해요. 사용법 안내처럼 지킬 것이 없는 가드에만 쓰세요.',
  '{path} is the requested address.': '{path}는 가려던 곳이에요.',
  "The answer updates the member's park data.": '그 답을 공원의 회원 정보로 계속 써요.',
  'Further values, by name: {"fact": "source", "of": name}, and {source.name} in a redirect.':
    '다른 값들을 이름으로 적어요: {"fact": "source", "of": 이름}, 보낼 곳에서는 {source.이름}이에요.',
  'With an external redirect: pass if it cannot be followed, as on a first visit in the app.':
    '사이트 밖으로 보내는 규칙 옆에 써요. 앱 첫 방문처럼 따라갈 수 없을 때는 지나가요.',
  'A confirmation instead of a refusal; yes leads to `then`. A link to the login screen passes the requested address; elsewhere {path} is replaced with it.':
    '거절 대신 묻는 말이에요. 예를 누르면 “그다음”으로 가요. 로그인으로 가는 길은 가려던 곳을 기억하고, 다른 곳에서는 {path}가 그것이에요.',
  'Follow-up action of a refusal; {path} is the requested address.':
    '거절한 뒤 이어지는 곳이에요. {path}는 가려던 곳이에요.',
  'Named source whose text replaces the message, if not empty.': '메시지 대신 그 말을 쓸 다른 출처예요.',
  'Every link to its pages is right: the refusal is the expected result. To allow one link only, set it there.':
    '이 화면으로 가는 모든 링크를 허용해요. 거절 안내가 바라는 결과예요. 링크 하나만 허용하려면 그 링크에 표시하세요.',
  '`{name}` is one segment.': '`{name}`은 경로의 한 칸이에요.',
  'N normal, D in development, B blocked, -1 no authority.':
    '열림이 아니면 호출이 거절되고 방문자는 사이트의 안내를 읽어요. 준비 중이면 시험자에게는 답해요.',
  'Validation rule ids by query parameter. An invalid value is refused with the message of its rule.':
    '질의 값이 맞아야 할 규칙을 이름별로 적어요. 맞지 않으면 규칙의 말로 거절해요.',
  'The answer belongs to one member and is never part of a shared page.':
    '답이 한 회원의 것이에요. 다른 사람이 볼 페이지에는 절대 들어가지 않아요.',
  "Errors go back to the caller, not to the site's reactions (X-SkipErrorHandler).":
    '오류를 사이트가 아니라 부른 쪽이 처리해요(X-SkipErrorHandler).',
  "Upstream origin that answers under the same path; its host must be in the site's upstreamHosts.":
    '이 사이트 대신 같은 경로로 답하는 서버예요. 호스트가 사이트의 upstreamHosts에 있어야 해요.',
  "Forms can send visitors' input to it.": '방문자가 적은 것을 양식이 여기로 보낼 수 있어요.',
  "Effect on the session: its answer starts or ends a login, changes viewer facts, or also renews the app shell's tokens.":
    '이 답으로 로그인이 시작되거나 끝나거나, 방문자 정보가 바뀌거나, 앱도 토큰을 새로 받아야 할 수 있어요.',
  'Optional texts of the `confirm` dialog.': '되묻는 문구 옆에 하는 말이에요.',
  'A newer login ends the older one of the same member and platform class (APP, WEB).':
    '같은 회원이 같은 종류(APP, WEB)에서 새로 로그인하면 앞의 로그인이 끝나요.',
  'Lifetime of an access token.': '접근 토큰의 수명이에요.',
  'With auto-login: lifetime of an unused refresh token.': '자동 로그인: 이만큼 쓰지 않은 갱신 토큰은 끝나요.',
  'With auto-login: maximum lifetime of a login.': '자동 로그인: 로그인이 가장 오래 가는 기간이에요.',
  'Without auto-login: maximum lifetime of a login.': '자동 로그인이 아닐 때: 로그인이 가장 오래 가는 시간이에요.',
  'Time during which the previous refresh token still returns the same successor.':
    '바로 앞 갱신 토큰도 이만큼은 같은 새 토큰을 받아요.',
  'Lifetime of the one-time code for the app shell.': '앱에 주는 한 번짜리 코드의 수명이에요.',
  'Lifetime of a password reset token.': '새 비밀번호를 정하는 토큰의 수명이에요.',
  'Time during which sensitive calls are allowed after a password check.':
    '비밀번호를 확인한 뒤 이만큼은 민감한 호출이 통과해요.',
  'Maximum time that calls wait for a refresh.': '호출은 갱신을 이보다 오래 기다리지 않아요.',
  'Failed attempts per account before it must wait.': '한 계정이 기다리기 전까지 틀릴 수 있는 횟수예요.',
  'Failed attempts per address before it must wait.': '한 주소가 기다리기 전까지 틀릴 수 있는 횟수예요.',
  'First wait; each further failed attempt doubles it.': '첫 기다림이에요. 더 틀릴 때마다 두 배가 돼요.',
  'Maximum wait.': '이보다 오래 기다리지는 않아요.',
  'Failed attempts expire after this time without a new one.': '이만큼 틀리지 않으면 앞의 것을 잊어요.',
  'Validation rule for new passwords (P-460).': '새 비밀번호가 지킬 규칙이에요.',
  'Days after which a password should be changed.': '이만큼 지나면 비밀번호를 바꾸라고 해요.',
  'Days by which a member can postpone the change.': '회원이 미룰 수 있는 날수예요.',
  'Validation rule for login ids (P-459).': '로그인 id의 규칙이에요.',
  'Members who agreed to all channels are not asked (P-382).': '모두 동의했으면 묻지 않아요.',
  'Younger members are not asked (P-384).': '이보다 어린 회원에게는 묻지 않아요.',
  'Messages to members. `{{minutes}}` is their validity.':
    '회원에게 보내는 글이에요. `{{minutes}}`는 유효한 시간이에요.',
  '`{{link}}` leads to the page.': '`{{link}}`가 페이지로 이어져요.',
  '`{{code}}` is the verification code.': '`{{code}}`가 입력할 번호예요.',
  '`{{code}}` confirms a public address.': '`{{code}}`는 공개 주소를 확인하는 번호예요.',
  'Only during the steps after a login (4.3).': '로그인 뒤에 이어지는 단계에서만 써요.',
  'caller: returns the error to the caller. refresh: silently gets a new access token. redirect: opens the address in errorMessage, if it is internal or on an allowed host. say: shows the message, then runs the other settings. nothing: runs the other settings without a message.':
    '조용히 새로: 새 토큰을 받아요. 다른 곳으로: errorMessage의 주소가 이 사이트나 허용된 호스트면 거기로 가요. 말하기: 문구를 말하고 “그다음”을 해요. 말없이: “그다음”만 해요.',
  "Shows the server's text below the message.": '서버의 글이 문구 아래에 나와요.',
  'Shown if the server sent no text.': '서버가 글을 주지 않았을 때 나와요.',
  'The session of this browser ends.': '이 브라우저의 로그인이 끝나요.',
  'The app shell is logged out too.': '앱에서도 로그아웃돼요.',
  'Calls with their own error messages, checked before the reactions (8.5).':
    '실패했을 때 따로 말하는 호출이에요. 반응보다 먼저 봐요.',
  'Default: B, E and none.': '정하지 않으면 B, E와 종류 없음이에요.',
  '`{{code}}`, `{{errorMessage}}` and the names in the path are filled in. Without a message, the error goes back to the caller, whose screen shows it.':
    '`{{code}}`, `{{errorMessage}}`와 경로의 이름이 채워져요. 비워 두면 오류가 호출한 쪽으로 돌아가고, 그 화면이 알려요.',
  'The static connection-error page (8.3).': '연결되지 않을 때 보이는 고정된 페이지예요.',
  'Retry delay for browsers and robots (Retry-After).':
    '브라우저와 로봇이 다시 해 볼 때까지의 시간이에요(Retry-After).',
  'Screens from which a time-out leads to the main page (P-671).': '시간이 초과되면 첫 화면으로 보낼 화면이에요.',
  'Systems on which the error goes back to the caller (P-673).': '오류를 부른 곳에 맡기는 운영 체제예요.',
  'Name of the array on the window.': 'window에 있는 배열의 이름이에요.',
  'Delay between a route change and its page view event.': '경로가 바뀌고 이만큼 뒤에 페이지 보기를 알려요.',
  'Event names.': '이벤트의 이름이에요.',
  'Without it, shares are not tracked.': '없으면 공유를 알리지 않아요.',
  'Nothing is sent before the visitor has agreed.': '방문자가 동의하기 전에는 아무것도 알리지 않아요.',
  'Message after agreeing when asked again; without it, none is shown.':
    '다시 물었을 때 동의하면 하는 말이에요. 없으면 말하지 않아요.',
  'Message after refusing or withdrawing when asked again.': '다시 물었을 때 거절하거나 거두면 하는 말이에요.',
  'Return addresses, matched exactly: https without fragment, or a page below /sandbox/, which is valid while the sandbox is on.':
    '방문자를 돌려보낼 주소예요. 글자까지 같아야 해요: 조각 없는 https, 또는 샌드박스 동안 쓰는 /sandbox/ 아래 주소예요.',
  'Fields that the site may receive.': '알려 줘도 되는 정보예요.',
  'Product module, sent to the share call.': '제품의 어느 부분이 공유하는지 공유 호출에 알려요.',
  'Screens whose course name is sent to analytics.': '분석에 코스 이름을 알리는 화면이에요.',
  'Message if a share is refused with one of these codes. Default: `texts.unknown`.':
    '이 코드로 공유가 거절되면 하는 말이에요. 다른 코드면 “그 밖의 실패”를 써요.',
  'Messenger app for shares. While the sandbox is on, a labelled page replaces it.':
    '공유할 메신저 앱이에요. 샌드박스 동안은 표시된 대역 페이지가 나와요.',
  '`{url}`, `{title}`, `{description}` and `{image}` are filled in, encoded.':
    '`{url}`, `{title}`, `{description}`, `{image}`가 인코딩되어 채워져요.',
  'Message for an invalid value.': '값이 맞지 않을 때 방문자가 읽는 글이에요.',
  'Forbidden words, case-insensitive.': '대소문자와 상관없이 값에 있으면 안 되는 단어예요.',
  'Removed while typing and pasting (P-465, P-467, P-468).': '입력하거나 붙여 넣을 때 지우는 것이에요.',
  'Maximum length; longer input is truncated while typing and pasting (P-466).':
    '넘치는 만큼 입력하거나 붙여 넣을 때 잘라요.',
  'What else must hold. luhn: the last digit is the check digit of the others; date: a day of the calendar, as YYYYMMDD.':
    '더 맞아야 하는 것이에요. 마지막 숫자가 나머지와 맞는지, YYYYMMDD로 쓴 날짜가 있는지를 봐요.',
  'Normalisation before the value is checked and sent (P-470, P-471).': '확인하고 보내기 전에 값을 다듬는 법이에요.',
  'false: the rule is checked only on submit, not on blur (P-469).': '끄면 칸을 떠날 때가 아니라 보낼 때만 말해요.',
  'Addresses that begin with it open the app.': '이것으로 시작하는 주소는 앱을 열어요.',
  'A route with this query parameter offers to open the app in mobile browsers.':
    '모바일 브라우저에서 이것이 있는 경로를 열면 앱을 열지 물어봐요.',
  'Receives deep links and redirects to their targets.': '딥 링크를 받아서 이어 줘요.',
  'Offers to open the app, to install it or to continue in the browser.':
    '앱을 열거나, 설치하거나, 브라우저에서 계속하기를 권해요.',
  'Describes an app-only screen and how to open it.': '앱의 화면이 무엇을 하고 어떻게 가는지 알려요.',
  'Added to the address.': '주소에 덧붙여요.',
  "Opens the address of the payload. If it is not allowed: pageNm, or the venue's main page.":
    '함께 온 주소를 열어요. 열 수 없으면 “화면”, 그것도 없으면 장소의 첫 화면이에요.',
  'Codes of other pages, case-insensitive. The first match applies.':
    '다른 페이지를 뜻하는 코드예요. 대소문자와 상관없이 처음 맞는 것을 써요.',
  "A page of the venue's deep links.": '장소의 딥 링크에 있는 페이지예요.',
  'Opens the linkUrl. If it is missing or not allowed: the page.':
    'linkUrl을 열어요. 없거나 열 수 없으면 페이지를 열어요.',
  'For all other types.': '그 밖의 모든 종류에 써요.',
  'Group in which members switch notifications on and off.': '회원이 알림을 켜고 끄는 묶음이에요.',
  'Path that the notification opens.': '알림을 누르면 여는 경로예요.',
};
