import type { SettingsFault } from '#schemas/settings-fault';

interface PagedKinds {
  readonly pages?: unknown;
  readonly kinds?: { readonly label: string; readonly query?: string } | undefined;
}

/** Checks that the kinds of a list in pages choose among the posts of all pages. */
export const postFaults = ({ pages, kinds }: PagedKinds): readonly SettingsFault[] =>
  pages === undefined || kinds === undefined || kinds.query !== undefined
    ? []
    : [
        {
          path: ['kinds'],
          text: {
            ko: '종류를 고르면 이 쪽의 글만 걸러져요.',
            en: 'The kinds choose among the posts of one page only.',
          },
          hint: { ko: 'kinds에 query를 적으세요.', en: 'Give query in kinds.' },
        },
      ];
