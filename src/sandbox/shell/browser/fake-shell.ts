import { boot } from './boot.ts';
import { write } from './call-log.ts';
import { changeDevice, deviceAnswer } from './device.ts';
import { byId } from './dom.ts';
import { planOf } from './plans.ts';

interface Call {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const site = byId<HTMLIFrameElement>('site');
const say = (message: object): void => site.contentWindow?.promenade?.receive(message);

/** Messages that wait until the page listens. */
let kept: (() => void)[] = [];
let listens = false;

/** Handles a new page in the frame. */
export const begin = (): void => {
  listens = false;
};

const listen = (): void => {
  listens = true;
  for (const send of kept) send();
  kept = [];
};

/** Sends a message to the page, immediately or as soon as it listens. */
export const tell = (event: string, data: object): void => {
  const line = write('event', event, data);
  const send = () => {
    say({ event, data });
    line.end('ok', boot.words.sent);
  };
  if (listens) return send();
  kept.push(send);
  line.end('open', boot.words.kept);
};

const toast = byId('toast');
let fades: ReturnType<typeof setTimeout> | undefined;
/** Shows the visible effect of a call. */
const showOnPhone = ({ name, data }: Call): void => {
  const [words] = Object.values(data);
  toast.textContent = name === 'showToast' ? String(words) : `${name} ${Object.values(data).map(String).join(' ')}`;
  clearTimeout(fades);
  fades = setTimeout(() => void (toast.textContent = ''), 4000);
};
const visible = [
  'showToast',
  'dial',
  'openExternalPage',
  'openSmartReservation',
  'openMaps',
  'openAppStore',
  'callEmail',
  'scan',
  'requestPermissionSetting',
  'shareContent',
  'shareImage',
  'finish',
];

/** Handles a call of the site: logs it and applies the plan of its function. */
export const take = (message: unknown): void => {
  // The site's bridge writes this message. A foreign message fails as an unknown function.
  const call = message as Call;
  const line = write('call', call.name, call.data);
  const plan = planOf(call.name);
  if (plan === undefined || plan.mode === 'absent') {
    line.end('wrong', plan === undefined ? boot.words.unknown : boot.words.absent);
    throw new Error(`The shell has no ${call.name}.`);
  }
  if (plan.mode === 'silent') return line.end('open', boot.words.silent);
  setTimeout(() => {
    const fail = (): void => {
      line.end('wrong', '999 error');
      say({ id: call.id, code: 999, message: 'error' });
    };
    if (plan.mode === 'deny') return fail();
    changeDevice(call.name, call.data);
    const answer = (data: unknown): void => {
      line.end('ok', `200 ${JSON.stringify(data)}`);
      if (visible.includes(call.name)) showOnPhone(call);
      say({ id: call.id, code: 200, message: 'success', data });
      if (call.name === 'listenStatus') listen();
    };
    const data =
      plan.data === undefined ? (deviceAnswer(call.name, call.data) ?? boot.answers[call.name]) : plan.data.value;
    // Most answers come at once: a page that is left cannot be told later.
    if (data instanceof Promise) data.then(answer, fail);
    else answer(data);
  }, plan.delay);
};
