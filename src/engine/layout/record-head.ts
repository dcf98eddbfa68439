import { isPictureReference } from '#schemas/picture-reference';
import { isShareCard } from '#schemas/share-picture';
import type { Head, PlacedNeed, RecordHead } from '../decision.ts';
import type { CompiledSite } from '../snapshot.ts';

/** Returns the call that reads the page's record. Personal calls never affect the head. */
export const findRecordHead = (
  heads: CompiledSite['recordHeads'],
  needs: readonly PlacedNeed[],
): RecordHead | undefined => {
  for (const { need: name, ...templates } of heads ?? []) {
    const need = needs.find((one) => one.name === name && one.personal !== true && !one.node.startsWith('frame/'));
    if (need !== undefined) return { key: need.key, ...templates };
  }
  return undefined;
};

type Answer = Readonly<Record<string, unknown>>;

const isAnswer = (answer: unknown): answer is Answer => typeof answer === 'object' && answer !== null;

const fieldOf = (answer: Answer, name: string): string => {
  const value = Object.hasOwn(answer, name) ? answer[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

/** Fills a template with the fields of an answer. Returns an empty string if any field is empty. */
const fillFrom = (template: string | undefined, answer: Answer): string => {
  let isWhole = template !== undefined;
  const text = (template ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fieldOf(answer, name);
    isWhole &&= value !== '';
    return value;
  });
  return isWhole ? text : '';
};

const pictureName = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Overrides the head with values from the page's record. Missing values keep the page's own. */
export const applyRecordHead = (head: Head, answer: unknown): Head => {
  const { record } = head;
  if (record === undefined || !isAnswer(answer)) return head;
  const image = record.image === undefined ? '' : fieldOf(answer, record.image);
  return {
    ...head,
    title: fillFrom(record.title, answer) || head.title,
    description: fillFrom(record.description, answer) || head.description,
    image: pictureName.test(image) || isPictureReference(image) || isShareCard(image) ? image : head.image,
  };
};
