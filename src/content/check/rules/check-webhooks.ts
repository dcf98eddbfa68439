import type { CheckContext, Finding } from '../check-context.ts';

/** Checks that each webhook source proves its messages in one way: by a secret, or by a public key. */
export function checkWebhooks(context: CheckContext): void {
  for (const source of context.documents['webhook-source'].values()) {
    const { secret, publicKey } = source;
    if ((secret === undefined) === (publicKey === undefined))
      context.report(source, secret === undefined ? [] : ['publicKey'], oneKey);
  }
}

const oneKey: Finding = {
  code: 'settings-clash',
  text: {
    ko: '서명은 비밀 값이나 공개 키 가운데 하나로만 확인해요.',
    en: 'Signatures are proven by a secret or by a public key, by exactly one of them.',
  },
  hint: { ko: 'secret과 publicKey 중 하나만 적으세요.', en: 'Give either secret or publicKey.' },
};
