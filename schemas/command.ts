import type { Action } from './parts/action/schema.ts';
import type { DialogTexts } from './dialog-texts.ts';
import type { NativeName } from './bridge.schema.ts';
import type { Named } from './form.ts';

/**
 * A resolved action, ready for render to run. `{item.x}` in `to` is filled from the selected list item; `address` is the real address of a
 * sandbox page; `mobile` is the target for phones and app shells.
 */
export type Command =
  | { readonly kind: 'go'; readonly to: string; readonly via?: string; readonly replace?: boolean }
  | {
      readonly kind: 'open';
      readonly href: string;
      readonly newWindow: boolean;
      readonly name?: string;
      readonly ask?: boolean;
      readonly address?: string;
      readonly reservation?: boolean;
      readonly mobile?: { readonly href: string; readonly address?: string };
    }
  | { readonly kind: 'url'; readonly url: string; readonly replace?: boolean }
  | {
      readonly kind: 'call';
      readonly operation: string;
      readonly method: 'GET' | 'POST';
      readonly uri: string;
      readonly params?: Readonly<Record<string, string>>;
      readonly data?: Readonly<Record<string, unknown>>;
      readonly successMsg?: string;
      readonly confirm?: string;
      readonly ask?: DialogTexts;
    }
  | { readonly kind: 'alert'; readonly message: string; readonly words?: DialogTexts }
  | { readonly kind: 'venue'; readonly venue: string; readonly to: string }
  | { readonly kind: 'main' }
  | { readonly kind: 'back' }
  | { readonly kind: 'all-menu' }
  | { readonly kind: 'language' }
  | { readonly kind: 'proceed' }
  // `picture`: shares the page's picture, only in the app shell. `link`: shares the selected item's `linkUrl`.
  | { readonly kind: 'share'; readonly what: 'page' | 'picture' | 'link' }
  | { readonly kind: 'refresh' }
  // App shell only; `otherwise` runs outside of the app or if the shell fails.
  | {
      readonly kind: 'native';
      readonly call: NativeName;
      readonly data: Readonly<Record<string, unknown>>;
      readonly otherwise?: Command;
    }
  | { readonly kind: 'ask'; readonly message: string; readonly ok?: string; readonly then: Command }
  // Opens `open` with the scanned code in its query.
  | {
      readonly kind: 'scan';
      readonly open: Extract<Command, { kind: 'open' }>;
      readonly param: string;
      readonly failed: string;
      readonly otherwise: Command;
    }
  | { readonly kind: 'onward' }
  | { readonly kind: 'open-app' }
  | { readonly kind: 'consent' }
  | { readonly kind: 'print' }
  | { readonly kind: 'none'; readonly reason: string };

/** Settings as a component receives them: actions are commands, message keys are texts, names of rules and operations are their values. */
export type Decoded<T> = T extends Action
  ? Command
  : T extends string
    ? Named<T>
    : T extends readonly (infer Item)[]
      ? readonly Decoded<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Decoded<T[Key]> }
        : T;

/** Sanitised HTML as plain data: a text, or an element with its attributes, children and command. */
export type RichNode =
  | string
  | {
      readonly tag: string;
      readonly attributes?: Readonly<Record<string, string>>;
      readonly children?: readonly RichNode[];
      readonly command?: Command;
    };
