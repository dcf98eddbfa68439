import type { Notice } from '#engine';
import type { Command } from '#schemas/command';

export interface Ask {
  readonly id: number;
  /** By which it can be taken back before it is answered. */
  readonly name?: string;
  readonly kind: 'alert' | 'confirm';
  readonly text: string;
  readonly subText?: string;
  readonly title?: string;
  readonly icon?: string;
  /** Words of the answers, where they are not the site's own. */
  readonly ok?: string;
  readonly cancel?: string;
  readonly hideCancel?: boolean;
  /** Seconds until it closes by itself. */
  readonly autoCloseSeconds?: number;
  readonly then?: Command;
  /** Action of OK in addition to `then`. */
  readonly onOk?: () => void;
}

export interface Snack {
  readonly id: number;
  readonly text: string;
}

/** Current notices: dialogs one at a time, snackbars in a stack. */
export interface Said {
  readonly dialogs: readonly Ask[];
  readonly snacks: readonly Snack[];
}

export type SayAction =
  | { readonly say: 'ask'; readonly ask: Omit<Ask, 'id'> }
  | { readonly say: 'snack'; readonly text: string }
  | { readonly say: 'takeBack'; readonly name: string }
  | { readonly say: 'dialogDone'; readonly id: number }
  | { readonly say: 'snackDone'; readonly id: number };

export type Say = (action: SayAction) => void;

export const nothingSaid: Said = { dialogs: [], snacks: [] };

let last = 0;
const nextId = () => ++last;

export const reduceSaid = (said: Said, action: SayAction): Said => {
  switch (action.say) {
    case 'ask':
      return { ...said, dialogs: [...said.dialogs, { id: nextId(), ...action.ask }] };
    case 'snack':
      return { ...said, snacks: [...said.snacks, { id: nextId(), text: action.text }] };
    case 'takeBack':
      return { ...said, dialogs: said.dialogs.filter(({ name }) => name !== action.name) };
    case 'dialogDone':
      return { ...said, dialogs: said.dialogs.filter((one) => one.id !== action.id) };
    case 'snackDone':
      return { ...said, snacks: said.snacks.filter((one) => one.id !== action.id) };
  }
};

/** Ends a dialog with what was answered. What follows an alert follows however it was closed; what a confirm asks for, only by OK. */
export const endDialog = (
  { id, kind, onOk, then }: Ask,
  given: 'ok' | 'cancel',
  say: Say,
  run: (command: Command) => void,
): void => {
  say({ say: 'dialogDone', id });
  if (given === 'cancel' && kind === 'confirm') return;
  onOk?.();
  if (then) run(then);
};

/** Says what a refusal has to say; `go` takes the visitor along where a snackbar leads by itself. */
export const tell = (notices: readonly Notice[], say: Say, go: (to: string) => void): void => {
  for (const { kind, text, then, ok, cancel } of notices) {
    switch (kind) {
      case 'confirm':
        say({
          say: 'ask',
          ask: { kind, text, ...(then ? { then } : {}), ...(ok ? { ok } : {}), ...(cancel ? { cancel } : {}) },
        });
        break;
      case 'alert':
        // A refused visitor is still on the page that 'back' would return to.
        say({ say: 'ask', ask: { kind: 'alert', text, ...(then && then.kind !== 'back' ? { then } : {}) } });
        break;
      case 'snackbar':
        say({ say: 'snack', text });
        if (then?.kind === 'go') go(then.to);
    }
  }
};
