import { PKPass } from 'passkit-generator';
import type { Wallet } from '#schemas/documents/wallet/schema';
import { endOf, startOf, type PassContent } from './pass-content.ts';
import { passDay, passWords } from './pass-words.ts';
import type { AppleKeys } from './wallet-keys.ts';

export const APPLE_PASS_TYPE = 'application/vnd.apple.pkpass';

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

const passJson = ({ account, passType }: Wallet, content: PassContent): object => {
  const say = passWords[content.locale];
  const colours = {
    backgroundColor: rgb(content.background),
    foregroundColor: rgb(content.foreground),
    labelColor: rgb(content.foreground),
  };
  const barcode = { format: 'PKBarcodeFormatQR', message: content.code, messageEncoding: 'iso-8859-1' };
  return {
    formatVersion: 1,
    serialNumber: content.serial,
    passTypeIdentifier: passType,
    teamIdentifier: account,
    organizationName: content.organisation,
    description: content.title,
    logoText: content.venue,
    ...colours,
    relevantDate: startOf(content.from),
    expirationDate: endOf(content.until),
    sharingProhibited: true,
    barcodes: [barcode],
    eventTicket: {
      headerFields: [{ key: 'people', label: say.people, value: content.people }],
      primaryFields: [{ key: 'title', label: content.venue, value: content.title }],
      secondaryFields: [
        { key: 'valid', label: say.valid, value: say.days(passDay(content.from), passDay(content.until)) },
      ],
      auxiliaryFields: content.holder === '' ? [] : [{ key: 'holder', label: say.holder, value: content.holder }],
      backFields: [
        ...(content.summary === '' ? [] : [{ key: 'summary', label: content.title, value: content.summary }]),
        { key: 'note', label: say.note, value: say.noteText },
      ],
    },
  };
};

/** Makes a signed pass for Apple's wallet with pictures by file name. */
export const applePass = (
  wallet: Wallet,
  content: PassContent,
  keys: AppleKeys,
  pictures: Readonly<Record<string, Buffer>>,
): Buffer =>
  new PKPass(
    { ...pictures, 'pass.json': Buffer.from(JSON.stringify(passJson(wallet, content))) },
    { wwdr: keys.wwdr, signerCert: keys.certificate, signerKey: keys.key.reveal() },
  ).getAsBuffer();
