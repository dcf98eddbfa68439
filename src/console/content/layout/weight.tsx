import { useMemo } from 'react';
import type { DocContent } from '../../site/documents.ts';
import { useDocsSelector } from '../../site/use-site.tsx';
import { useWords } from '../../texts/use-texts.ts';
import type { Node } from './placements.ts';
import { budgetsOf } from './use-layout.ts';
import { bytesOf, kilobytes, useWidgetCode } from './use-widget-code.ts';
import { words as allWords } from './strings.ts';

const deepest = (nodes: readonly Node[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => deepest(children)));
const kB = (bytes: number): string => (bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0);

/** Share of the layout's size limits in use. */
export function Weight({
  doc,
  nodes,
  count,
  widgets,
}: {
  readonly doc: DocContent;
  readonly nodes: readonly Node[];
  readonly count: number;
  readonly widgets: readonly string[];
}) {
  const words = useWords(allWords);
  const budgets = useDocsSelector(budgetsOf);
  const code = useWidgetCode();
  const pulled = code === undefined ? 0 : bytesOf(code, widgets);
  const bytes = useMemo(() => new TextEncoder().encode(JSON.stringify(doc.body)).length, [doc.body]);
  const parts = [
    { text: words.widgets(count, budgets.placements), isOver: count > budgets.placements },
    { text: words.levels(deepest(nodes), budgets.depth), isOver: deepest(nodes) > budgets.depth },
    ...(pulled === 0
      ? []
      : [
          {
            text: words.code(kilobytes(pulled), String(budgets.widgetKb)),
            isOver: Math.ceil(pulled / 1024) > budgets.widgetKb,
          },
        ]),
    { text: words.size(kB(bytes), kB(budgets.bytes)), isOver: bytes > budgets.bytes },
  ];
  return (
    <p className="small muted layout-weight">
      <span>{`${words.weight}: `}</span>
      {parts.map(({ text, isOver }, index) => (
        <span key={text}>
          {index === 0 ? null : <span> · </span>}
          <span className={isOver ? 'bad strong' : ''}>{text}</span>
        </span>
      ))}
    </p>
  );
}
