import type { Wallet } from '#schemas/documents/wallet/schema';
import { endOf, startOf, type PassContent } from './pass-content.ts';
import { encryptToken, signToken } from './sign-token.ts';
import type { SamsungKeys } from './wallet-keys.ts';

interface Parts {
  readonly wallet: Wallet;
  readonly content: PassContent;
  readonly keys: SamsungKeys;
  readonly picture: string;
  readonly origin: string;
  readonly now: Date;
}

/** Returns the card that the link holds, encrypted. */
export const samsungCard = ({ content, picture, origin, now }: Omit<Parts, 'wallet' | 'keys'>): object => ({
  card: {
    type: 'ticket',
    subType: 'entrances',
    data: [
      {
        refId: content.serial,
        createdAt: now.getTime(),
        updatedAt: now.getTime(),
        language: content.locale,
        attributes: {
          title: content.title,
          mainImg: picture,
          providerName: content.organisation,
          issueDate: now.getTime(),
          startDate: Date.parse(startOf(content.from)),
          endDate: Date.parse(endOf(content.until)),
          locations: '[]',
          ...(content.holder === '' ? {} : { holderName: content.holder }),
          bgColor: content.background,
          fontColor: content.foreground === '#ffffff' ? 'light' : 'dark',
          groupingId: content.venue,
          appLinkName: content.venue,
          appLinkLogo: picture,
          appLinkData: origin,
          'barcode.value': content.code,
          'barcode.serialType': 'QRCODE',
          'barcode.ptFormat': 'QRCODE',
          'barcode.ptSubFormat': 'QR_CODE',
        },
      },
    ],
  },
});

/** Makes the link that adds a pass to Samsung's wallet. The wallet accepts it for 30 seconds. */
export const samsungLink = ({ wallet, keys, ...parts }: Parts): string => {
  const header = {
    cty: 'CARD',
    ver: '3',
    certificateId: wallet.certificateId ?? '',
    partnerId: wallet.account,
    utc: parts.now.getTime(),
  };
  return `https://a.swallet.link/atw/v3/${wallet.passType}#Clip?cdata=${signToken(header, encryptToken(JSON.stringify(samsungCard(parts)), keys.recipient), keys.key)}`;
};
