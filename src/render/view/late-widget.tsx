import { useEffect, useState, type ReactNode } from 'react';
import { useWidgetPort } from '#widgets/port';
import { loadModules, missingModules, type AnyWidget } from './widget-modules.ts';

interface Props {
  readonly name: string;
  /** The widget, if its code is here already. */
  readonly known: AnyWidget | undefined;
  readonly onDraw: (() => void) | undefined;
  readonly children: (widget: AnyWidget) => ReactNode;
}

type Code = { readonly is: 'coming' | 'missing' } | { readonly is: 'here'; readonly widget: AnyWidget };

/** Shows a widget whose code comes after the first picture. Throws if the code does not come, for the boundary around it. */
export function LateWidget({ name, known, onDraw, children }: Props): ReactNode {
  const { text } = useWidgetPort();
  const [code, setCode] = useState<Code>(known === undefined ? { is: 'coming' } : { is: 'here', widget: known });
  onDraw?.();
  useEffect(() => {
    if (code.is !== 'coming') return undefined;
    let isHere = true;
    void loadModules([name]).then((modules) => {
      const widget = modules.get(name);
      if (isHere) setCode(widget === undefined ? { is: 'missing' } : { is: 'here', widget });
    });
    return () => void (isHere = false);
  }, [name, code.is]);
  if (code.is === 'missing') throw new Error(`The code of ${missingModules([name]).join()} did not load.`);
  if (code.is === 'here') return children(code.widget);
  return (
    <div className="place" aria-busy="true" data-waits="">
      <span className="sr">{text('loading')}</span>
    </div>
  );
}
