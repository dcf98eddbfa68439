import { parsePointer } from '#engine/values/json-pointer';
import type { AnswerRead } from '#schemas/settings-fault';

/** Sources of initial field values. */
export const knownReads = ({
  known,
}: {
  readonly known?: { readonly fields: Readonly<Record<string, string>>; readonly open?: { readonly at: string } };
}): readonly AnswerRead[] => [
  ...(known?.open === undefined
    ? []
    : [{ at: ['known', 'open', 'at'], way: parsePointer(known.open.at), isPointer: true as const }]),
  ...Object.entries(known?.fields ?? {}).map(([name, pointer]) => ({
    at: ['known', 'fields', name],
    way: parsePointer(pointer),
    isPointer: true as const,
  })),
];
