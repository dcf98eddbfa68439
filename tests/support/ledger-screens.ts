import { readLedgers } from '../../scripts/requirements/ledger.ts';
import { addressOf, type VenueCode } from './spec-routes.ts';

/** A ledger row of the form "EL route … opens screen …: …". */
export interface LedgerScreen {
  readonly id: string;
  readonly area: string;
  readonly venue: VenueCode;
  readonly address: string;
  readonly screen: string;
  /** Values of the route parameters that the row names. */
  readonly params: Readonly<Record<string, string>>;
  readonly isKept: boolean;
  readonly isShared: boolean;
  readonly isForMembers: boolean;
  readonly isOfApp: boolean;
}

const venueCodes: Readonly<Record<VenueCode, string>> = { EL: '01', CB: '02', HB: '03', SW: '04' };
const classes: readonly (readonly [section: RegExp, code: string])[] = [
  [/discount-info/, '01'],
  [/affiliate-card/, '02'],
  [/special-pack/, '03'],
  [/exp-program/, '04'],
  [/dream-tour/, '05'],
  [/ticket/, '06'],
];

const rowPattern = /^(EL|CB|HB|SW) route (\/(?:\{[^}]*\}|\S)+) opens screen (\w+)/;

/** Every screen of some areas of the venue ledger. */
export const ledgerScreens = (areas: readonly string[]): readonly LedgerScreen[] =>
  readLedgers().flatMap(({ id, area, sentence }) => {
    const [, code = '', path = '', screen = ''] = rowPattern.exec(sentence) ?? [];
    if (!areas.includes(area) || path === '') return [];
    const venue = code as VenueCode;
    const bnftClassCd = classes.find(([section]) => section.test(path))?.[1] ?? '1';
    const codes: Readonly<Record<string, string>> = {
      parkKindCd: venueCodes[venue],
      publctTypeCd: venueCodes[venue],
      bnftClassCd,
      bnftKindCd: '01',
    };
    const names =
      /route params ([\w, ]+)/
        .exec(sentence)?.[1]
        ?.split(', ')
        .filter((name) => path.includes(name)) ?? [];
    return [
      {
        id,
        area,
        venue,
        // The specification writes "{notice base}" of SW with a space, and base words with a slash of their own.
        address: addressOf(path.replace(/^\/(?=\{)/, ''), venue, codes),
        screen,
        params: Object.fromEntries(names.map((name) => [name, codes[name] ?? '1'])),
        isKept: /kept alive/.test(sentence),
        isShared: /with a share button/.test(sentence),
        isForMembers: /login needed/.test(sentence),
        isOfApp: /app-only/.test(sentence),
      },
    ];
  });
