import type { AnswerRead } from '#schemas/settings-fault';
import type { RecordCardSettings, RecordValueSettings } from './record-settings.ts';

type ReadCard = Pick<
  RecordCardSettings,
  | 'title'
  | 'over'
  | 'end'
  | 'lines'
  | 'badges'
  | 'picture'
  | 'avatar'
  | 'photo'
  | 'language'
  | 'muted'
  | 'progress'
  | 'band'
  | 'ring'
  | 'code'
  | 'actions'
>;

/** Fields of the answer that a card reads, below `way`. */
export const cardReads = (
  {
    title,
    over,
    end,
    lines = [],
    badges = [],
    picture,
    avatar,
    photo,
    language,
    muted,
    progress,
    band,
    ring,
    code,
    actions = [],
  }: ReadCard,
  way: readonly string[],
): readonly AnswerRead[] => {
  const read = (at: AnswerRead['at'], field: string | undefined): readonly AnswerRead[] =>
    field === undefined ? [] : [{ at: ['card', ...at], way: [...way, field] }];
  const shown = (at: AnswerRead['at'], value: RecordValueSettings | undefined): readonly AnswerRead[] =>
    value === undefined
      ? []
      : [
          ...read([...at, 'field'], value.field),
          ...(value.show ?? []).flatMap(({ field }, index) => read([...at, 'show', index, 'field'], field)),
        ];
  return [
    ...shown(['title'], title),
    ...shown(['over'], over),
    ...shown(['end'], end),
    ...lines.flatMap((line, index) => shown(['lines', index], line)),
    ...badges.flatMap((badge, index) => shown(['badges', index], badge)),
    ...read(['picture'], picture),
    ...read(['avatar'], avatar),
    ...read(['photo'], photo),
    ...read(['language'], language),
    ...read(['muted', 'field'], muted?.field),
    ...read(['progress', 'value'], progress?.value),
    ...read(['progress', 'of'], progress?.of),
    ...(progress?.show ?? []).flatMap(({ field }, index) => read(['progress', 'show', index, 'field'], field)),
    ...read(['band', 'field'], band?.field),
    ...read(['ring', 'from'], ring?.from),
    ...read(['ring', 'until'], ring?.until),
    ...(ring?.show ?? []).flatMap(({ field }, index) => read(['ring', 'show', index, 'field'], field)),
    ...read(['code', 'field'], code?.field),
    ...read(['code', 'fixed'], code?.fixed),
    ...read(['code', 'open', 'field'], code?.open?.field),
    ...actions.flatMap(({ show = [] }, index) =>
      show.flatMap(({ field }, at) => read(['actions', index, 'show', at, 'field'], field)),
    ),
    ...actions.flatMap(({ each }, index) =>
      each === undefined
        ? []
        : [
            { at: ['card', 'actions', index, 'each', 'list'], way: [...way, each.list, '*'] },
            { at: ['card', 'actions', index, 'each', 'name'], way: [...way, each.list, '*', each.name] },
          ],
    ),
  ];
};
