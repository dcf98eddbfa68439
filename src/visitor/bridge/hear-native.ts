import { bridgeEvents, type NativeEvent, type NativeEventData } from '#schemas/bridge.schema';
import { callNative } from './call-native.ts';
import { parseWireValue } from '#engine/values/parse-wire-value';
import { hearShell } from './shell.ts';

type Heard = { readonly [Name in NativeEvent]: Set<(told: NativeEventData<Name>) => void> };

const heard: Heard = { push: new Set(), lifecycle: new Set() };

const tell = <Name extends NativeEvent>(event: Name, data: unknown): void => {
  const told = parseWireValue(bridgeEvents[event], data);
  // Read by the event's own schema.
  if (told !== undefined) for (const hear of heard[event]) hear(told as NativeEventData<Name>);
};

const isEvent = (name: unknown): name is NativeEvent => typeof name === 'string' && Object.hasOwn(bridgeEvents, name);

let listens = false;
/** The shell is told once that somebody listens; before that it may keep what it has to tell. */
const listen = (): void => {
  if (listens) return;
  listens = true;
  hearShell((message) => {
    const { event, data } = message as { readonly event?: unknown; readonly data?: unknown };
    if (isEvent(event)) tell(event, data);
  });
  void callNative('listenStatus', {});
};

/** Hears what the shell tells by itself: `push` that came in, `lifecycle` of the app. What its schema does not allow is not told. The function returned ends it. */
export const hearNative = <Name extends NativeEvent>(
  event: Name,
  hear: (told: NativeEventData<Name>) => void,
): (() => void) => {
  const all = heard[event];
  all.add(hear);
  listen();
  return () => void all.delete(hear);
};
