import { X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Wallet } from '#schemas/documents/wallet/schema';
import { escapeText } from './escape.ts';
import { qrCode } from './qr-code.ts';
import { sandboxDocument, type SandboxFrame } from './sandbox-page.ts';
import { keysOf, type PassContent, passDay, passWords, type SignedPass } from '../server/services/wallets/index.ts';

const words = {
  ko: {
    title: (wallet: string) => `${wallet}에 담길 이용권이에요`,
    text: '연습용 인증서로 서명해서 실제 휴대전화의 지갑은 받지 않아요. 서버에 진짜 인증서와 키를 두면 이 화면 대신 지갑이 열려요.',
    signed: '서명',
    certificate: '연습용 인증서',
    key: '연습용 키',
    file: '서명된 파일 내려받기',
    link: '지갑이 여는 주소',
    code: '입장 코드',
  },
  en: {
    title: (wallet: string) => `The pass for ${wallet}`,
    text: 'It is signed with a sandbox certificate, so the wallet of a real phone does not accept it. With real certificates and keys on the server, the wallet opens in place of this page.',
    signed: 'Signed with',
    certificate: 'Sandbox certificate',
    key: 'Sandbox key',
    file: 'Download the signed file',
    link: 'Address of the wallet',
    code: 'Entry code',
  },
} as const satisfies Readonly<Record<Locale, object>>;

const row = (label: string, value: string): string =>
  value === '' ? '' : `<div><dt>${label}</dt><dd>${escapeText(value)}</dd></div>`;

/** Names the certificate or key that signed a pass. */
const signer = (app: FastifyInstance, { kind, account, passType }: Wallet, locale: Locale): string => {
  const keys = kind === 'apple' ? keysOf(app.env, { kind, account, passType }) : undefined;
  const name = keys === undefined ? '' : (/^CN=(.*)$/m.exec(new X509Certificate(keys.certificate).subject)?.[1] ?? '');
  return keys === undefined ? words[locale].key : `${words[locale].certificate}: ${name}`;
};

interface Parts {
  readonly frame: SandboxFrame;
  readonly wallet: Wallet;
  readonly content: PassContent;
  readonly signed: SignedPass;
  readonly token: string;
}

/** Shows a pass that the sandbox signed, in the colours of its venue. */
export const walletPage = (app: FastifyInstance, { frame, wallet, content, signed, token }: Parts): string => {
  const [say, label] = [words[frame.locale], passWords[frame.locale]];
  const pass =
    `<section class="pass"><p class="pass-venue">${escapeText(content.venue)}</p><h2>${escapeText(content.title)}</h2>${content.summary === '' ? '' : `<p>${escapeText(content.summary)}</p>`}` +
    `<dl>${row(label.valid, label.days(passDay(content.from), passDay(content.until)))}${row(label.holder, content.holder)}${row(label.people, String(content.people))}</dl>${qrCode(content.code, say.code)}</section>`;
  const facts = `<dl>${row(say.signed, signer(app, wallet, frame.locale))}${'link' in signed ? row(say.link, signed.link) : ''}</dl>`;
  const file =
    'file' in signed
      ? `<p class="file"><a href="/sandbox/wallet/${escapeText(token)}/ticket.pkpass" download>${say.file}</a></p>`
      : '';
  return sandboxDocument({
    ...frame,
    theme: content.theme,
    title: say.title(wallet.name[frame.locale] ?? wallet.name.ko ?? wallet.provider),
    text: say.text,
    inner: `${pass}${facts}${file}`,
  });
};

/** Styles of the pass on the sandbox page. */
export const passStyle = `.pass{margin:1.5rem 0 0;padding:1.5rem 1.25rem;border-radius:18px;background:var(--accent);color:var(--on-accent);box-shadow:0 6px 20px color-mix(in srgb,var(--shade) 16%,transparent)}
.pass p,.pass dt{color:inherit}.pass .pass-venue{margin-bottom:.25rem;font-size:.875rem;font-weight:600}.pass h2{font-size:1.375rem;line-height:1.3}
.pass dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:1rem 0;padding:0;background:none;box-shadow:none}.pass dl div,.pass dl div+div{padding:0;border:0}
.qr{display:block;inline-size:min(100%,13rem);margin-inline:auto;border-radius:12px}.file{margin:0 0 1.5rem}.file a{display:grid;place-items:center;min-height:3.25rem;border:2px solid var(--outline);border-radius:12px;color:var(--text);font-weight:600;text-decoration:none}
`;
