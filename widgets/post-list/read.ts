import type { BoardList, DiscountList, EventList } from '#schemas/calls/contents/answers';
import { completeWith } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';
import type { Item } from '../port.tsx';

/** A board's post, a discount or an event, as a card shows it. */
export interface Post {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly tag: string;
  readonly imageNm: string;
  readonly iconNm?: string;
  readonly isEnded: boolean;
  /** A discount for the member who looks. */
  readonly isMine: boolean;
  /** State of an event. */
  readonly status?: string;
  /** Text as a tree, and as plain text; only where the list asks for it. */
  readonly contents?: unknown;
  readonly contentsText?: string;
  /** Own entry of `details`. */
  readonly kind: string;
  /** The codes that name it, for the address of its page. */
  readonly item: Item;
}

type Row = Pick<(BoardList | DiscountList | EventList)['list'][number], 'title' | 'summary' | 'tag' | 'imageNm'>;
const completeRows = completeWith<{ readonly list: readonly Row[] }>({
  list: [{ title: '', summary: '', tag: '', imageNm: '' }],
});

const names = [
  'publctId',
  'publctTypeCd',
  'boardKindCd',
  'parkKindCd',
  'bnftClassCd',
  'bnftKindCd',
  'eventId',
  'eventKindCd',
] as const;

const postOf = (row: Row): Post => {
  const fields: Readonly<Record<string, unknown>> = row;
  const item = Object.fromEntries(
    names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  );
  const kind = item['eventKindCd'] ?? item['boardKindCd'] ?? item['bnftKindCd'] ?? '';
  return {
    ...row,
    key: `${kind} ${item['eventId'] ?? item['publctId'] ?? ''}`,
    kind,
    item,
    isEnded: fields['endedYn'] === 'Y',
    isMine: fields['mineYn'] === 'Y',
    ...(typeof fields['statusCd'] === 'string' ? { status: fields['statusCd'] } : {}),
    ...(typeof fields['contentsText'] === 'string'
      ? { contents: fields['contents'], contentsText: fields['contentsText'] }
      : {}),
  };
};

/** The posts, or what stands in their place. */
export const readPosts = (data: DataState | undefined): readonly Post[] | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return (
    (data.state === 'ready' && isFields(data.value) && Array.isArray(data.value['list'])
      ? completeRows(data.value)?.list.map(postOf)
      : undefined) ?? 'failed'
  );
};
