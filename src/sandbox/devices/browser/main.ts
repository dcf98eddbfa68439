import { boot, byId, make, say, wonOf } from './boot.ts';
import { readWithCamera, stopCamera } from './camera.ts';
import { callDevice, join, joinedDevice, type Answer, type Played } from './device.ts';
import { enterOffline, loadDayList, sendLate } from './offline.ts';
import { showPlaceCodes } from './place-codes.ts';

const [venue, place, sale] = [
  byId<HTMLSelectElement>('venue'),
  byId<HTMLSelectElement>('place'),
  byId<HTMLSelectElement>('sale'),
];
const [code, amount, offline] = [
  byId<HTMLTextAreaElement>('code'),
  byId<HTMLInputElement>('amount'),
  byId<HTMLInputElement>('offline'),
];
const [status, result, history, video, camera] = [
  byId('status'),
  byId('result'),
  byId('history'),
  byId<HTMLVideoElement>('video'),
  byId<HTMLButtonElement>('camera'),
];
const chosen = (name: string): string =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';

const played = (): Played => ({ venue: venue.value, kind: chosen('device'), facility: place.value });
const rowOf = (label: string, value: string): HTMLElement => {
  const row = make('div', 'value');
  row.append(make('dt', '', label), make('dd', '', value));
  return row;
};

/** Shows what the device may do now. */
const arrange = (): void => {
  const kind = chosen('device');
  const choices = [...document.querySelectorAll<HTMLElement>('[data-device]')];
  for (const one of choices) one.hidden = one.dataset['device'] !== kind;
  const checked = document.querySelector<HTMLInputElement>('[name="action"]:checked');
  const first = choices.find(({ dataset }) => dataset['device'] === kind)?.querySelector('input');
  if (checked?.closest<HTMLElement>('[data-device]')?.hidden === true && first) first.checked = true;
  const action = chosen('action');
  byId('amount-field').hidden = !['redeem-coupon', 'giftcard-spend', 'giftcard-refund'].includes(action);
  byId('sale-field').hidden = action !== 'giftcard-refund';
  const needsCode = action !== 'giftcard-refund' && action !== 'call-next';
  byId('code-field').hidden = !needsCode;
  camera.hidden = !needsCode;
  byId('offline-field').hidden = kind !== 'GATE';
  byId('offline-help').hidden = kind !== 'GATE';
};

const fillPlaces = (): void => {
  const places = boot.venues.find((one) => one.code === venue.value)?.places ?? [];
  place.replaceChildren(new Option(say('noPlace'), ''), ...places.map(({ id, name }) => new Option(name, id)));
};

/** Shows the code of a gate, which visitors scan to leave, and those of the place. */
const showCodes = (): void => {
  const codes =
    boot.venues.find((one) => one.code === venue.value)?.places.find(({ id }) => id === place.value)?.codes ?? [];
  const gate = played().kind === 'GATE' ? joinedDevice(played()) : '';
  showPlaceCodes([...(gate === '' ? [] : [{ code: `PX${gate}`, name: say('exitCode') }]), ...codes]);
};

const connect = async (): Promise<void> => {
  status.textContent = say('joining');
  try {
    const name = await join(played());
    if (name !== '') status.textContent = say('ready', name);
    showCodes();
  } catch {
    status.textContent = say('failed');
  }
};

const describe = ({ productNm = '', initials = '', peopleCnt = 1 }: Answer): string =>
  [productNm, initials, peopleCnt > 1 ? say('people', peopleCnt) : ''].filter((part) => part !== '').join(' · ');

const show = (action: string, answer: Answer): void => {
  const isOk = answer.resultCd === 'OK';
  const verdict = isOk ? say(answer.againYn === 'Y' ? 'again' : 'ok') : say('refused');
  const reason = isOk ? describe(answer) : (boot.reasons[answer.reasonCd] ?? answer.reasonCd);
  result.dataset['result'] = isOk ? 'ok' : 'refused';
  const values = make('dl', 'values');
  if (isOk && answer.queueNo !== undefined) values.append(rowOf(say('queueNo'), String(answer.queueNo)));
  if (isOk && answer.entranceCd !== undefined)
    values.append(rowOf(say('entrance'), boot.words.entrances[answer.entranceCd] ?? answer.entranceCd));
  if (isOk && answer.discountAmt !== undefined) values.append(rowOf(say('discount'), wonOf(answer.discountAmt)));
  if (isOk && answer.balanceAmt !== undefined) values.append(rowOf(say('balance'), wonOf(answer.balanceAmt)));
  if (isOk && answer.approvalNo !== undefined) values.append(rowOf(say('approval'), answer.approvalNo));
  result.replaceChildren(
    make('p', 'verdict', verdict),
    make('p', 'reason', reason),
    ...(values.childElementCount === 0 ? [] : [values]),
  );
  result.scrollIntoView({ block: 'nearest' });
  const line = make('li', isOk ? 'ok' : 'refused');
  const label = boot.words.actions[action] ?? action;
  line.append(
    make('span', 'when', new Date().toLocaleTimeString(boot.locale)),
    make('strong', '', `${label} · ${verdict}`),
    make('span', 'what', offline.checked && action === 'scan-entry' ? `${reason} · ${say('byItself')}` : reason),
  );
  history.querySelector('.none')?.remove();
  history.prepend(line);
  if (action === 'giftcard-spend' && isOk)
    sale.prepend(
      new Option(
        `${new Date().toLocaleTimeString(boot.locale)} · ${wonOf(Number(amount.value))}`,
        answer.scanId,
        true,
        true,
      ),
    );
};

const bodyOf = (action: string, scanId: string): object => {
  const common = { scanId, at: Date.now() };
  const won = Math.max(1, Math.round(Number(amount.value)));
  switch (action) {
    case 'redeem-coupon':
      return { ...common, code: code.value.trim(), spendAmt: won };
    case 'giftcard-spend':
      return { ...common, code: code.value.trim(), amount: won };
    case 'call-next':
      return common;
    case 'giftcard-refund':
      return { ...common, saleScanId: sale.value, amount: won };
    default:
      return { ...common, code: code.value.trim() };
  }
};

const scan = async (): Promise<void> => {
  const action = chosen('action');
  if (action === 'call-next' ? false : action === 'giftcard-refund' ? sale.value === '' : code.value.trim() === '') {
    status.textContent = action === 'giftcard-refund' ? say('noSale') : say('codeHelp');
    return;
  }
  const scanId = crypto.randomUUID();
  try {
    show(
      action,
      offline.checked && action === 'scan-entry'
        ? await enterOffline(scanId, code.value.trim())
        : await callDevice<Answer>(played(), action, bodyOf(action, scanId)),
    );
    code.value = '';
  } catch {
    status.textContent = say('failed');
  }
};

const toggleOffline = async (): Promise<void> => {
  try {
    status.textContent = offline.checked
      ? say('listed', await loadDayList(played()))
      : say('sent', await sendLate(played()));
  } catch {
    offline.checked = !offline.checked;
    status.textContent = say('failed');
  }
};

const toggleCamera = (): void => {
  if (!video.hidden) return stopCamera();
  const end = (): void => {
    video.hidden = true;
    camera.textContent = say('camera');
  };
  video.hidden = false;
  camera.textContent = say('stop');
  readWithCamera(
    video,
    (text) => {
      code.value = text;
      void scan();
    },
    end,
  ).catch(() => {
    end();
    status.textContent = say('noCamera');
  });
};

byId('scan').addEventListener('submit', (event) => {
  event.preventDefault();
  void scan();
});
byId('scan').addEventListener('change', ({ target }) => {
  if (target === venue) fillPlaces();
  arrange();
  if (target === offline) void toggleOffline();
  else if (target === venue || target === place || (target instanceof HTMLInputElement && target.name === 'device'))
    void connect();
});
camera.addEventListener('click', toggleCamera);
fillPlaces();
arrange();
void connect();
