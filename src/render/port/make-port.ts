import { withQuery, type Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import type { Site } from '#schemas/documents/site/schema';
import type { Item, StateStore, WidgetPort } from '#widgets/port';
import { asksToLeave, commandHref, type HrefScope } from './command-href.ts';
import type { Texts } from '../texts/texts.ts';

export type { Item, StateStore };

interface PortInput
  extends
    Pick<WidgetPort, 'run' | 'ahead' | 'submit' | 'say' | 'menuOpen'>,
    Partial<
      Pick<
        WidgetPort,
        | 'unread'
        | 'companionNews'
        | 'pickContacts'
        | 'scanCode'
        | 'showCode'
        | 'states'
        | 'onMemberEvent'
        | 'locate'
        | 'lastRecords'
        | 'now'
        | 'remind'
        | 'handOver'
      >
    > {
  readonly decision: Decision;
  readonly site: Pick<Site, 'texts' | 'allowedHosts'> & { readonly sandbox: boolean };
  readonly texts: Texts;
  readonly platform?: Viewer['platform'] | undefined;
}

const noStates: ReturnType<StateStore['current']> = new Map();
const noQueues: ReturnType<StateStore['queues']> = new Map();
const emptyStore: StateStore = { subscribe: () => () => undefined, current: () => noStates, queues: () => noQueues };

const noMemberEvents: WidgetPort['onMemberEvent'] = () => () => undefined;

const notLocated: WidgetPort['locate'] = (listener) => {
  listener({ state: 'unavailable' });
  return () => undefined;
};

const noContacts: WidgetPort['pickContacts'] = () => Promise.resolve([]);

const noCode: WidgetPort['scanCode'] = () => Promise.resolve(undefined);

const notSigned: WidgetPort['showCode'] = () => () => undefined;

const noRecords: WidgetPort['lastRecords'] = { keep: () => undefined, read: () => Promise.resolve(undefined) };

const noReminder: WidgetPort['remind'] = () => Promise.resolve(false);

const stays: WidgetPort['handOver'] = () => false;

/** Returns the address of the page of a decision, with its query. */
export const pageAddress = ({ path, frame }: Pick<Decision, 'path' | 'frame'>): string =>
  withQuery(path, frame.model.query ?? {});

/** Returns the scope for addresses on the page of a decision. */
export const hrefScope = (
  decision: Decision,
  { allowedHosts, sandbox }: PortInput['site'],
  platform?: Viewer['platform'],
): HrefScope => ({
  allowedHosts,
  sandbox,
  platform,
  mainPath: decision.main,
  page: pageAddress(decision),
  onward: decision.frame.model.onward,
  appHref: decision.frame.model.appHref,
  venuePath: (code) => decision.frame.model.venues.find((venue) => venue.code === code)?.to,
});

/** Creates the port that connects a decision's widgets to the application. */
export const makePort = ({
  decision,
  site,
  texts,
  platform,
  menuOpen,
  unread = 0,
  companionNews = false,
  pickContacts = noContacts,
  scanCode = noCode,
  showCode = notSigned,
  states = emptyStore,
  onMemberEvent = noMemberEvents,
  locate = notLocated,
  lastRecords = noRecords,
  now = Date.now,
  remind = noReminder,
  handOver = stays,
  run,
  ahead,
  submit,
  say,
}: PortInput): WidgetPort => {
  const scope = hrefScope(decision, site, platform);
  return {
    frame: decision.frame.model,
    text: (role, words) => texts.translate(site.texts[role], words),
    href: (command, item) => commandHref(command, item, scope),
    asksToLeave: (command, item) => asksToLeave(command, item, scope),
    run,
    menuOpen,
    unread,
    companionNews,
    pickContacts,
    scanCode,
    showCode,
    states,
    onMemberEvent,
    inApp: platform === 'APP',
    locate,
    lastRecords,
    now,
    remind,
    handOver,
    ahead,
    submit,
    say,
  };
};
