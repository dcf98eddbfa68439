import type { SketchWords } from './strings.ts';

/** Colour of a badge on a card. */
export type Tone = 'ok' | 'warn' | 'draft' | 'line';

interface Card {
  readonly kind: 'card';
  readonly title: string;
  /** Name of a drawing or an uploaded picture. */
  readonly art?: string;
  readonly isRound?: boolean;
  readonly badge?: { readonly text: string; readonly tone: Tone };
  readonly lines?: readonly string[];
  readonly progress?: { readonly value: number; readonly of: number };
  readonly end?: string;
  readonly button?: string;
  readonly switches?: readonly string[];
  readonly isFaded?: boolean;
}

/** One part of a sketch, from top to bottom. */
export type Part =
  | Card
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly rows: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
    }
  | { readonly kind: 'question'; readonly text: string; readonly note?: string; readonly choices: readonly string[] }
  | { readonly kind: 'sentences'; readonly items: readonly string[] };

/** Texts, names and number formats for a sketch in one language. */
export interface SketchTools {
  readonly words: SketchWords;
  /** The text of the language that is shown, else the other one. */
  readonly localise: (text: unknown) => string;
  /** Text of a message key. */
  readonly messageOf: (key: unknown) => string;
  readonly number: (value: unknown) => string;
  /** Name of a code of a code list. */
  readonly codeName: (list: string, code: unknown) => string;
  /** Drafts of a type. */
  readonly all: (type: string) => readonly Readonly<Record<string, unknown>>[];
  /** Name of another document. */
  readonly nameOf: (key: string) => string;
}

export type Sketch = (body: Readonly<Record<string, unknown>>, tools: SketchTools) => readonly Part[];
