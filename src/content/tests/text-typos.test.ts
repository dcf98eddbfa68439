import { factMark } from '#schemas/fact-placeholders';
import { pick, soundSite, type Body } from '#tests/sound-site.ts';
import { set, type Change } from '#tests/changed-site.ts';
import { body, type Typo, testTypos } from '#tests/typos.ts';

const texts =
  (ko: string, en: string): Change =>
  (site) =>
    ['ko', 'en'].map((locale) =>
      Object.assign(pick(site, 'messages', `all-${locale}`)['texts'] as object, {
        'menu.home': locale === 'ko' ? ko : en,
      }),
    );

const mail = (
  pick(soundSite(), 'account-policy', 'account-policy') as unknown as {
    readonly sent: { readonly passwordReset: { readonly body: string } };
  }
).sent.passwordReset.body;

const textTypos: readonly Typo[] = [
  [
    'a drawing in a text that is not in the library',
    body('<img src="/art/park/x/no-such.svg" alt="">'),
    'dangling-reference notice/n1/body/ko',
  ],
  [
    'a picture in a text below /media/, where nothing is served',
    body('<img src="/media/map.png" alt="">'),
    'dangling-reference notice/n1/body/ko',
  ],
  [
    'a picture in a text at an address that has none',
    body('<img src="/art/park.svg" alt="">'),
    'dangling-reference notice/n1/body/ko',
  ],
  ['an end tag that was not opened', body('</b>'), 'unclosed-html notice/n1/body/ko'],
  [
    'a place in the way of another system',
    texts('{name}님', 'Hello {name}'),
    ['broken-placeholder messages/all-ko/texts/menu.home', 'broken-placeholder messages/all-en/texts/menu.home'],
  ],
  [
    'a place of printf',
    texts('%s님', 'Hello %s'),
    ['broken-placeholder messages/all-ko/texts/menu.home', 'broken-placeholder messages/all-en/texts/menu.home'],
  ],
  ['an entity in a plain text', texts('처음', 'Home&nbsp;page'), 'markup-in-text messages/all-en/texts/menu.home'],
  [
    'letters that were read in another encoding',
    texts('ë‹«ê¸°', 'Close'),
    'invisible-character messages/all-ko/texts/menu.home',
  ],
  [
    'an override of the direction of letters',
    texts('닫기', 'Cl\u202eose'),
    'invisible-character messages/all-en/texts/menu.home',
  ],
  ['the mark of facts', texts(`홈${factMark}`, 'Home'), 'invisible-character messages/all-ko/texts/menu.home'],
  ['a text that only looks empty', texts('\u3164', 'Close'), 'invisible-character messages/all-ko/texts/menu.home'],
  ['a zero-width space in HTML', body('<p>오늘\u200b은</p>'), 'invisible-character notice/n1/body/ko'],
  [
    'English in place of Korean',
    texts('Welcome to the park of many rides', 'Welcome to the park of many rides'),
    'untranslated-text messages/all-ko/texts/menu.home',
  ],
  [
    'files of two languages that were mixed up',
    (site) => {
      const [ko, en] = ['ko', 'en'].map((locale) => pick(site, 'messages', `all-${locale}`)) as [Body, Body];
      [ko['texts'], en['texts']] = [en['texts'], ko['texts']];
    },
    ['untranslated-text messages/all-ko/locale', 'untranslated-text messages/all-en/locale'],
  ],
  [
    'a document of messages in the wrong language, once',
    set('messages', 'all-en', { locale: 'ko' }),
    'duplicate-id messages/all-en/locale',
  ],
  [
    'an email without its link',
    (site) =>
      ['ko', 'en'].map((locale) =>
        Object.assign(pick(site, 'messages', `all-${locale}`)['texts'] as object, {
          [mail]: locale === 'ko' ? '새 비밀번호를 정해 주세요.' : 'Choose a new password.',
        }),
      ),
    'unknown-placeholder account-policy/account-policy/sent/passwordReset/body',
  ],
];

testTypos(textTypos);
