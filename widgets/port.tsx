import { createContext, use, type MouseEvent, type ReactNode } from 'react';
import type { Command } from '#schemas/command';
import type { FormCall, Submitted } from '#schemas/form';
import type { FrameModel } from '#schemas/frame-model';
import type { LastRecords } from '#schemas/last-records';
import type { LocationFix } from '#schemas/location-fix';
import type { MemberEvent } from '#schemas/member-events';
import type { FacilityState, QueueFigures } from '#schemas/calls/park-state/answers';
import type { Reminder } from '#schemas/reminder';
import type { CodeState, ShownCode } from '#schemas/shown-code';
import type { Site } from '#schemas/documents/site/schema';
import { useDebouncedPress } from '#ui/hooks/timings.ts';

export type Item = Readonly<Record<string, string>>;

/** Live states of the facilities of the page's venue, by facility ID. States older than ten minutes are left out. */
export interface StateStore {
  subscribe(listener: () => void): () => void;
  /** Returns the same map until a state changes. */
  current(): ReadonlyMap<string, FacilityState>;
  /** Figures of the smart queues by facility ID. The same map until one changes. */
  queues(): ReadonlyMap<string, QueueFigures>;
}

/** Services for widgets. Widgets use nothing else. */
export interface WidgetPort {
  readonly frame: FrameModel;
  /** One of the site's own words, in the viewer's language; `words` fill its `{{name}}`. */
  text(role: keyof Site['texts'], words?: Readonly<Record<string, string>>): string;
  /** The address a command leads to, or undefined when it is no link. `{item.x}` is filled from the item. */
  href(command: Command, item?: Item): string | undefined;
  /** True if the visitor confirms before a command leaves the site. */
  asksToLeave(command: Command, item?: Item): boolean;
  /** Carries a command out. */
  run(command: Command, item?: Item): void;
  /** Makes a form's call. It never rejects: what went wrong is in the result. */
  submit(call: FormCall, values: Readonly<Record<string, unknown>>): Promise<Submitted>;
  /**
   * Goes on at the address that a flow's answer names: a page of the server, or the https address of a provider. It takes this window, in the app too,
   * because the provider sends this browser back. Returns false for an address that is neither.
   */
  handOver(address: string): boolean;
  /** Says a short word that goes by itself. */
  say(text: string): void;
  /** True while the all-menu is open; `{ kind: 'all-menu' }` toggles it. */
  readonly menuOpen: boolean;
  /** Unread notifications of the venue; 0 outside of the app, and where none are counted. */
  readonly unread: number;
  /** True while the member has new companion requests at the venue; only in the app. */
  readonly companionNews: boolean;
  /** Inside the app shell, which opens what leads outside by itself. */
  readonly inApp: boolean;
  readonly states: StateStore;
  /**
   * Calls the listener within two seconds after an event of the member, and after a reconnect, until the returned function is called. A widget
   * whose need names the event reads its call again without this.
   */
  onMemberEvent(event: MemberEvent, listener: () => void): () => void;
  /**
   * Follows the location of the device until the returned function is called. It asks for permission, pauses while the page is hidden, and tells nobody.
   * With `onlyIfAllowed` it asks for nothing: it does nothing unless the visitor has allowed it before.
   */
  locate(listener: (fix: LocationFix) => void, onlyIfAllowed?: boolean): () => void;
  /** Lets the person pick contacts from the address book; an empty list when none were picked or there is no address book. */
  pickContacts(): Promise<readonly { readonly name: string; readonly phoneNumber: string }[]>;
  /** Lets the person scan a code with the app; undefined when nothing was read, and outside of the app. */
  scanCode(): Promise<string | undefined>;
  /** Signs and shows a moving code, and keeps the screen bright and on, until the returned function is called. The listener is called for each new code. */
  showCode(code: ShownCode, listener: (state: CodeState) => void): () => void;
  /** Records that this device keeps for the day, for pages without a network. They are deleted with the login. */
  readonly lastRecords: { keep(list: LastRecords): void; read(name: string): Promise<LastRecords | undefined> };
  /** Current time of the server, in milliseconds since 1970; NaN in pictures of a page, which have no clock. */
  now(): number;
  /** Replaces the reminders that the app shows. Resolves to false where the device cannot remind. */
  remind(reminders: readonly Reminder[]): Promise<boolean>;
  /** Called when a link is about to be used, so that its page can be fetched ahead. */
  ahead(command: Command, item?: Item): void;
}

const PortContext = createContext<WidgetPort | null>(null);
export const WidgetPortProvider = PortContext.Provider;

/** The port of the page that a widget stands in. */
export const useWidgetPort = (): WidgetPort => {
  const port = use(PortContext);
  if (port === null) throw new Error('A widget was rendered outside a page: wrap it in WidgetPortProvider.');
  return port;
};

/** Returns true if the header shows the page title, which is the page's h1 then. */
export const hasHeaderTitle = ({ flags, title }: Pick<FrameModel, 'flags' | 'title'>): boolean =>
  title !== '' && flags.isHeader !== false && flags.homeLogo !== true && flags.isCustomTitle !== true;

const OutletContext = createContext<ReactNode>(null);
/** Gives the frame's outlet the page to stand in it. */
export const OutletProvider = OutletContext.Provider;
/** The page, for the frame widget that holds its place. */
export const useOutlet = (): ReactNode => use(OutletContext);

interface CommandLinkProps {
  readonly command: Command;
  readonly item?: Item;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link where the command has an address, a button where it has none. Of several presses in a moment the first counts. */
export function CommandLink({ command, item, className, label, current, children }: CommandLinkProps) {
  const port = useWidgetPort();
  const isFirst = useDebouncedPress();
  const href = port.href(command, item);
  const name = label === undefined ? {} : { 'aria-label': label };
  if (href === undefined) {
    const menu =
      command.kind === 'all-menu' ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': port.menuOpen } : {};
    return (
      <button
        type="button"
        className={className}
        {...name}
        {...menu}
        onClick={() => {
          if (isFirst()) port.run(command, item);
        }}
      >
        {children}
      </button>
    );
  }
  // In the app the shell opens it; before the program has come it takes the window that there is.
  const asks = port.asksToLeave(command, item);
  const opensWindow = !port.inApp && (command.kind === 'open' ? command.newWindow : asks);
  const run = (event: MouseEvent): void => {
    event.preventDefault();
    if (isFirst()) port.run(command, item);
  };
  return (
    <a
      href={href}
      className={className}
      {...name}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      {...(asks ? { 'data-asks': '' } : {})}
      {...(opensWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onPointerDown={() => port.ahead(command, item)}
      onClick={(event) => {
        if (asks || (!opensWindow && isPlainClick(event))) run(event);
      }}
      // A new tab by the middle button would skip the question.
      onAuxClick={(event) => {
        if (asks && event.button === 1) run(event);
      }}
    >
      {children}
    </a>
  );
}
