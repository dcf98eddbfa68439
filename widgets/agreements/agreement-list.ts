import type { RichNode } from '#schemas/command';
import { parsePointer, valueAtPointer } from '#engine/values/json-pointer';
import { isFields, type RecordFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import type { DataState } from '../define-widget.ts';

/** Terms or a consent that somebody agrees to or refuses. */
export interface Agreement {
  readonly id: string;
  readonly versionNo: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly note: string;
  readonly group: string;
  readonly isAgreed: boolean;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly contents: readonly RichNode[];
}

/** An agreement with those that stand under it as small buttons. */
export interface AgreementGroup extends Agreement {
  readonly parts: readonly Agreement[];
}

const listIn = (record: RecordFields, field: string): readonly unknown[] =>
  Array.isArray(record[field]) ? (record[field] as readonly unknown[]) : [];

const readAgreement = (record: RecordFields): Agreement => ({
  id: fieldText(record, 'termsId'),
  versionNo: Number(record['versionNo'] ?? 1),
  title: fieldText(record, 'title'),
  isRequired: record['requiredYn'] === 'Y',
  note: fieldText(record, 'note'),
  group: fieldText(record, 'groupId'),
  isAgreed: record['agreedYn'] === 'Y',
  facts: listIn(record, 'factList')
    .filter(isFields)
    .map((fact) => ({ label: fieldText(fact, 'label'), value: fieldText(fact, 'value') })),
  // The server has sanitised the tree.
  contents: listIn(record, 'contents') as readonly RichNode[],
});

/** Returns the agreements of an answer, or the state of the call. */
export const readAgreements = (
  data: DataState | undefined,
  pointer: string,
): readonly AgreementGroup[] | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  const rows = data.state === 'ready' ? valueAtPointer(data.value, parsePointer(pointer)) : undefined;
  if (!Array.isArray(rows)) return 'failed';
  const all = rows.filter(isFields).map(readAgreement);
  const ids = new Set(all.map(({ id }) => id));
  return all
    .filter(({ group }) => !ids.has(group))
    .map((one) => ({ ...one, parts: all.filter(({ group }) => group === one.id) }));
};

/** IDs of the ticked agreements. */
export type Ticks = ReadonlySet<string>;

export const allOf = (groups: readonly AgreementGroup[]): readonly Agreement[] =>
  groups.flatMap((group) => [group, ...group.parts]);

export const agreedOf = (groups: readonly AgreementGroup[]): Ticks =>
  new Set(allOf(groups).flatMap(({ id, isAgreed }) => (isAgreed ? [id] : [])));

const set = (ticks: Ticks, ids: readonly string[], isTicked: boolean): Ticks => {
  const next = new Set(ticks);
  for (const id of ids)
    if (isTicked) next.add(id);
    else next.delete(id);
  return next;
};

/** Ticks an agreement together with its parts. */
export const tickGroup = (ticks: Ticks, { id, parts }: AgreementGroup, isTicked: boolean): Ticks =>
  set(ticks, [id, ...parts.map((part) => part.id)], isTicked);

/** Ticks one part; a ticked part ticks its agreement too. */
export const tickPart = (ticks: Ticks, group: AgreementGroup, part: string, isTicked: boolean): Ticks =>
  set(ticks, isTicked ? [group.id, part] : [part], isTicked);

export const tickAll = (groups: readonly AgreementGroup[], isTicked: boolean): Ticks =>
  new Set(isTicked ? allOf(groups).map(({ id }) => id) : []);

export const missingOf = (groups: readonly AgreementGroup[], ticks: Ticks): readonly Agreement[] =>
  allOf(groups).filter(({ id, isRequired }) => isRequired && !ticks.has(id));

/** What the operation gets. */
export const bodyOf = (groups: readonly AgreementGroup[], ticks: Ticks) =>
  allOf(groups).map(({ id, versionNo }) => ({ termsId: id, versionNo, agreeYn: ticks.has(id) ? 'Y' : 'N' }));
