import { useMemo } from 'react';
import type { Placement } from '#schemas/documents/layout/schema';
import { catalog } from '#widgets/catalog.gen';
import type { Body } from '../../api/client.ts';
import { bodiesOf, useSiteStore } from '../../site/use-site.tsx';
import type { Docs } from '../../site/documents.ts';
import { useLanguage, useTexts, useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { blankOf } from '../form/blank.ts';
import { newKey } from '../form/pick/new-key.ts';
import { kindOf } from '../form/kinds.ts';
import { fieldsOf, isFields } from '../../../content/check/is-fields.ts';
import type { Schema } from '../form/schema.ts';
import {
  add,
  duplicate,
  find,
  freshId,
  moveBy,
  moveTo,
  placeForNew,
  remove,
  treeOf,
  type Place,
  type Rules,
  type Step,
} from './placements.ts';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';

type Placements = readonly Placement[];

/** Limits of layouts. */
export interface Budgets {
  readonly placements: number;
  readonly depth: number;
  readonly bytes: number;
  readonly widgetKb: number;
}

export const budgetsOf = (docs: Docs): Budgets => {
  const said = bodiesOf(docs, 'site')[0]?.['budgets'];
  const budget = (name: string, otherwise: number): number =>
    isFields(said) && typeof said[name] === 'number' ? said[name] : otherwise;
  return {
    placements: budget('placements', 60),
    depth: budget('depth', 6),
    bytes: budget('bytes', 64_000),
    widgetKb: budget('widgetKb', 90),
  };
};

export const holds = (widget: string): boolean =>
  Object.hasOwn(catalog, widget) && catalog[widget]?.description.holds === 'widgets';

const isPlacement = (value: unknown): boolean => {
  const { id, widget, in: holder = '', settings = {} } = fieldsOf(value);
  return typeof id === 'string' && typeof widget === 'string' && typeof holder === 'string' && isFields(settings);
};

const isPlacements = (value: unknown): value is Placements => Array.isArray(value) && value.every(isPlacement);

/** True when a layout draft has a valid structure. */
export const isLayout = (body: Body | undefined): boolean =>
  body?.['placements'] === undefined || isPlacements(body['placements']);

/** The widgets of a layout document; none while it cannot be read as such. */
export const placementsOf = (body: Body | undefined): Placements =>
  isPlacements(body?.['placements']) ? body['placements'] : [];

/** The least settings of a widget; required texts have keys of their own already, so that only their words are missing. */
export const firstSettings = (schema: Schema, keyBase: string): object => {
  const blank = blankOf(schema);
  const named = Object.entries(isFields(blank) ? blank : {}).map(([name, value]) => [
    name,
    kindOf(schema.properties?.[name] ?? {}, name) === 'message' ? newKey(keyBase, [name], () => false) : value,
  ]);
  return Object.fromEntries(named) as object;
};

/** Everything that can be done with the placements of a layout: each is one step to undo and is told. */
export const useLayout = (key: string) => {
  const store = useSiteStore();
  const say = useToast();
  const texts = useTexts();
  const words = useWords(allWords);
  const { language } = useLanguage();
  return useMemo(() => {
    const now = () => {
      const { docs } = store.get();
      const body = docs.get(key)?.body;
      return { docs, body, placements: placementsOf(body) };
    };
    const rules = (): Rules => ({ holds, depth: budgetsOf(store.get().docs).depth });
    const nameOf = (placements: Placements, id: string | undefined): string => {
      const widget = placements.find((one) => one.id === id)?.widget;
      return widget === undefined ? (id ?? '') : describeWidget(widget).label[language];
    };
    const put = (label: string, placements: Placements, typing?: string): void => {
      const { body } = now();
      if (body === undefined) return;
      store.edit(label, { [key]: { ...body, placements } }, typing);
      if (typing === undefined) say(label, { label: texts.undo, run: () => void store.undo(key) });
    };
    const whereIs = (placements: Placements, id: string): string => {
      const nodes = treeOf(placements);
      const { place } = find(nodes, id) ?? { place: { parent: undefined, index: 0 } };
      if (place.parent === undefined) return words.top(place.index + 1, nodes.length);
      return words.inside(
        nameOf(placements, place.parent),
        place.index + 1,
        find(nodes, place.parent)?.node.children.length ?? 0,
      );
    };
    const moved = (id: string, placements: Placements | undefined): boolean => {
      if (placements === undefined) return false;
      put(words.moved(nameOf(placements, id), whereIs(placements, id)), placements);
      return true;
    };
    return {
      step: (id: string, step: Step): boolean => moved(id, moveBy(now().placements, id, step, rules())),
      moveTo: (id: string, place: Place): boolean => moved(id, moveTo(now().placements, id, place, rules())),
      /** Gives the id of the new placement. */
      add: (widget: string, beside: string | undefined, isInto: boolean): string | undefined => {
        const description = catalog[widget]?.description;
        const { body, placements } = now();
        if (description === undefined || body === undefined) return undefined;
        const id = freshId(new Set(placements.map((one) => one.id)), widget);
        // The common type of widget schemas is narrower than each schema.
        const settings = firstSettings(description.schema as Schema, `${body.id}.${id}`);
        const item: Placement = { id, widget, v: description.v, settings } as Placement;
        put(
          words.added(describeWidget(widget).label[language]),
          add(placements, item, placeForNew(placements, beside, isInto)),
        );
        return id;
      },
      duplicate: (id: string): string | undefined => {
        const { placements } = now();
        const copied = duplicate(placements, id);
        if (copied !== undefined) put(words.copied(nameOf(placements, id)), copied.placements);
        return copied?.id;
      },
      remove: (id: string): void => {
        const { placements } = now();
        const rest = remove(placements, id);
        if (rest.length < placements.length)
          put(words.removed(nameOf(placements, id), placements.length - rest.length - 1), rest);
      },
      /** Makes another placement of one; `typing` names the place of what is typed. */
      change: (id: string, label: string, make: (placement: unknown) => unknown, typing?: string): void => {
        const { placements } = now();
        // The form keeps to the schema of placements.
        const next = placements.map((one) => (one.id === id ? (make(one) as Placement) : one));
        const { body } = now();
        if (body !== undefined)
          store.edit(
            words.changed(nameOf(placements, id), label),
            { [key]: { ...body, placements: next } },
            typing === undefined ? undefined : `${key} ${id} ${typing}`,
          );
      },
    };
  }, [store, key, say, texts, words, language]);
};

export type LayoutCommands = ReturnType<typeof useLayout>;
