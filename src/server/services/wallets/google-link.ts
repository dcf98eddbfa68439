import type { Wallet } from '#schemas/documents/wallet/schema';
import { endOf, startOf, type PassContent } from './pass-content.ts';
import { passDay, passWords } from './pass-words.ts';
import { signToken } from './sign-token.ts';
import type { GoogleKeys } from './wallet-keys.ts';

interface Parts {
  readonly wallet: Wallet;
  readonly content: PassContent;
  readonly keys: GoogleKeys;
  /** Address of the picture of the pass. */
  readonly picture: string;
  readonly origin: string;
  readonly now: Date;
}

/** Makes the signed link that saves a pass to Google's wallet. */
export const googleLink = ({ wallet, content, keys, picture, origin, now }: Parts): string => {
  const say = passWords[content.locale];
  const text = (value: string) => ({ defaultValue: { language: content.locale, value } });
  const classId = `${wallet.account}.${wallet.passType}`;
  const genericObject = {
    id: `${wallet.account}.${content.serial}`,
    classId,
    state: 'ACTIVE',
    cardTitle: text(content.organisation),
    header: text(content.title),
    subheader: text(content.venue),
    hexBackgroundColor: content.background,
    barcode: { type: 'QR_CODE', value: content.code },
    validTimeInterval: { start: { date: startOf(content.from) }, end: { date: endOf(content.until) } },
    heroImage: { sourceUri: { uri: picture }, contentDescription: text(content.venue) },
    textModulesData: [
      { id: 'valid', header: say.valid, body: say.days(passDay(content.from), passDay(content.until)) },
      ...(content.holder === '' ? [] : [{ id: 'holder', header: say.holder, body: content.holder }]),
      { id: 'note', header: say.note, body: say.noteText },
    ],
  };
  const claims = {
    iss: keys.email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload: { genericClasses: [{ id: classId }], genericObjects: [genericObject] },
  };
  return `https://pay.google.com/gp/v/save/${signToken({ typ: 'JWT' }, JSON.stringify(claims), keys.key)}`;
};
