import type { SettingsFault } from '#schemas/settings-fault';

interface TableSettings {
  readonly columns: readonly { readonly field?: string }[];
  readonly rows?: readonly (readonly unknown[])[];
  readonly source?: unknown;
  readonly empty?: unknown;
}

const fault = (
  path: SettingsFault['path'],
  text: SettingsFault['text'],
  hint: SettingsFault['hint'],
): SettingsFault => ({ path, text, hint });

/** Checks that every row fills its columns, that rows have one source, and that an answer without rows has a text. */
export const tableFaults = ({ columns, rows, source, empty }: TableSettings): readonly SettingsFault[] => {
  if ((rows === undefined) === (source === undefined)) {
    return [
      fault(
        [],
        {
          ko: '표의 행은 rows와 source 가운데 하나에서 와요.',
          en: 'The rows of a table come from rows or from source.',
        },
        { ko: '둘 가운데 하나만 적으세요.', en: 'Give one of them.' },
      ),
    ];
  }
  const uneven = (rows ?? []).flatMap((cells, index) =>
    cells.length === columns.length
      ? []
      : [
          fault(
            ['rows', index],
            {
              ko: `이 행은 칸이 ${cells.length}개인데 열은 ${columns.length}개예요.`,
              en: `This row has ${cells.length} cells for ${columns.length} columns.`,
            },
            { ko: '열마다 한 칸을 적으세요.', en: 'Give one cell for each column.' },
          ),
        ],
  );
  const unnamed =
    source === undefined
      ? []
      : columns.flatMap(({ field }, index) =>
          field === undefined
            ? [
                fault(
                  ['columns', index],
                  {
                    ko: '응답의 어느 값을 보일지 정하지 않았어요.',
                    en: 'It is not said which field of the answer stands here.',
                  },
                  { ko: 'field를 적으세요.', en: 'Give field.' },
                ),
              ]
            : [],
        );
  const mute =
    source === undefined || empty !== undefined
      ? []
      : [
          fault(
            ['source'],
            { ko: '응답에 행이 없을 때 보일 글이 없어요.', en: 'There is no text for an answer without rows.' },
            { ko: 'empty를 적으세요.', en: 'Give empty.' },
          ),
        ];
  return [...uneven, ...unnamed, ...mute];
};
