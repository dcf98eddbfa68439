import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** Bytes of code by file, by widget. */
export type WidgetCode = Readonly<Record<string, Readonly<Record<string, number>>>>;

let asked: Promise<WidgetCode> | undefined;

/** Code size of widgets, constant while the console is open. Undefined while loading. */
export const useWidgetCode = (): WidgetCode | undefined => {
  const [code, setCode] = useState<WidgetCode>();
  useEffect(() => {
    let isOver = false;
    asked ??= call<{ readonly widgets: WidgetCode }>('GET', '/widget-code').then(({ widgets }) => widgets);
    asked.then(
      (known) => {
        if (!isOver) setCode(known);
      },
      () => {
        asked = undefined;
      },
    );
    return () => {
      isOver = true;
    };
  }, []);
  return code;
};

/** Bytes of some widgets together: a file that several of them bring counts once. */
export const bytesOf = (code: WidgetCode, widgets: readonly string[]): number =>
  Object.values(
    Object.assign({}, ...widgets.map((widget) => code[widget] ?? {})) as Readonly<Record<string, number>>,
  ).reduce((sum, bytes) => sum + bytes, 0);

/** In the unit of the budget. */
export const kilobytes = (bytes: number): string =>
  bytes / 1024 < 10 ? (bytes / 1024).toFixed(1) : Math.ceil(bytes / 1024).toString();
