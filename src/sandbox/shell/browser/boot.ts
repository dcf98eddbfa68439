import { byId } from './dom.ts';

interface Boot {
  readonly cookie: string;
  readonly home: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly words: Readonly<
    Record<'answer' | 'deny' | 'absent' | 'silent' | 'broken' | 'kept' | 'sent' | 'noneFound' | 'unknown', string>
  >;
}

/** Boot data of the page. */
export const boot = JSON.parse(byId('boot').textContent) as Boot;
