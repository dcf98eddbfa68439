import { boot } from './boot.ts';
import { byId, partOf } from './dom.ts';

/** Behaviour of the fake app for a call. */
export interface Plan {
  readonly mode: 'answer' | 'deny' | 'absent' | 'silent';
  readonly delay: number;
  /** Custom answer as JSON, or as a text if it is not valid JSON. */
  readonly data: { readonly value: unknown } | undefined;
}

const rows = new Map(
  [...document.querySelectorAll<HTMLDetailsElement>('#functions details')].map((row) => [
    row.dataset['name'] ?? '',
    row,
  ]),
);

const readData = (text: string): { readonly value: unknown; readonly broken: boolean } => {
  try {
    return { value: JSON.parse(text) as unknown, broken: false };
  } catch {
    return { value: text, broken: true };
  }
};

/** Returns the plan of a function; undefined for unknown functions. */
export const planOf = (name: string): Plan | undefined => {
  const row = rows.get(name);
  if (row === undefined) return undefined;
  const written = partOf<HTMLTextAreaElement>(row, 'data').value.trim();
  return {
    mode: partOf<HTMLSelectElement>(row, 'mode').value as Plan['mode'],
    delay: Number(partOf<HTMLInputElement>(row, 'delay').value) || 0,
    data: written === '' ? undefined : { value: readData(written).value },
  };
};

const show = (row: HTMLDetailsElement): void => {
  const [mode, delay, data] = [
    partOf<HTMLSelectElement>(row, 'mode'),
    partOf<HTMLInputElement>(row, 'delay'),
    partOf<HTMLTextAreaElement>(row, 'data'),
  ];
  const broken = data.value.trim() !== '' && readData(data.value).broken;
  partOf(row, 'wrong').textContent = broken ? boot.words.broken : '';
  data.setAttribute('aria-invalid', String(broken));
  const mark = row.querySelector<HTMLElement>('.mark');
  if (mark === null) return;
  const changed = [
    mode.value === 'answer' ? '' : boot.words[mode.value as Plan['mode']],
    delay.value === '0' ? '' : `${delay.value} ms`,
    data.value === data.defaultValue ? '' : 'JSON',
  ].filter((word) => word !== '');
  mark.textContent = changed.join(' · ');
  mark.hidden = changed.length === 0;
};

for (const row of rows.values()) {
  row.addEventListener('input', () => show(row));
  partOf(row, 'reset').addEventListener('click', () => {
    partOf<HTMLSelectElement>(row, 'mode').value = 'answer';
    partOf<HTMLInputElement>(row, 'delay').value = '0';
    const data = partOf<HTMLTextAreaElement>(row, 'data');
    data.value = data.defaultValue;
    show(row);
  });
}

const filter = byId<HTMLInputElement>('filter');
filter.addEventListener('input', () => {
  const term = filter.value.trim().toLowerCase();
  for (const row of rows.values())
    row.hidden = !(row.querySelector('summary')?.textContent ?? '').toLowerCase().includes(term);
  byId('none-found').textContent = [...rows.values()].every((row) => row.hidden) ? boot.words.noneFound : '';
});
