import { Link } from 'react-router-dom';
import type { LayerFit } from '#wayfinding';
import { Field } from '../content/fields/field.tsx';
import { FieldProblems } from '../problems/field-problems.tsx';
import { DeferredInput } from '../site/deferred-input.tsx';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { metresOf } from './facility-edits.ts';
import { MAX_ENTRANCE_METRES } from './limits.ts';
import { NumberInput } from './number-input.tsx';
import type { MapFacility, Park } from './park.ts';
import { mapStrings } from './strings.ts';
import type { Category } from './use-categories.ts';
import type { MapEdits } from './use-map-edits.ts';

interface FacilityPanelProps {
  readonly park: Park;
  readonly facility: MapFacility;
  readonly fit: LayerFit | undefined;
  readonly categories: readonly Category[];
  readonly edits: MapEdits;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Nodes offered as entrance, nearest first. */
const offeredNodes = 12;

/** Name, category, location and entrance of a facility. */
export function FacilityPanel({ park, facility, fit, categories, edits, disabled, onRemove }: FacilityPanelProps) {
  const words = useWords(mapStrings);
  const texts = useTexts();
  const { key, at, node, name, category } = facility;
  const item = { kind: 'facility' as const, id: key };
  const near = park.graph.nodes
    .filter(({ layer }) => layer === at.layer)
    .map((one) => ({ one, metres: metresOf(fit, at, one) }))
    .toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
  const own = near.find(({ one }) => one.id === node);
  const offered = [...(own === undefined ? [] : [own]), ...near.filter((one) => one !== own).slice(0, offeredNodes)];
  const isFar = own?.metres !== undefined && own.metres > MAX_ENTRANCE_METRES;
  return (
    <>
      {(['ko', 'en'] as const).map((locale) => (
        <Field
          key={locale}
          label={words.name[locale]}
          problems={<FieldProblems of={key} at={[`/name/${locale}`, ...(locale === 'ko' ? ['/name'] : [])]} />}
        >
          {({ id }) => (
            <span className="input">
              <span className="lang" aria-hidden="true">
                {locale}
              </span>
              <DeferredInput
                id={id}
                className="bare"
                lang={locale}
                spellCheck
                placeholder={texts.page.noText}
                value={name[locale]}
                onType={(text) => edits.nameFacility(key, locale, text)}
              />
            </span>
          )}
        </Field>
      ))}
      <Field label={words.category}>
        {({ id }) => (
          <select
            id={id}
            className="input"
            value={category}
            disabled={disabled}
            onChange={({ target }) =>
              edits.changeFacility(key, (body) => ({ ...body, faciltCateKindCd: target.value }))
            }
          >
            {categories.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="map-pair">
        <NumberInput
          label={words.x}
          value={at.x}
          disabled={disabled}
          onChange={(x) => edits.move(item, { ...at, x }, true)}
        />
        <NumberInput
          label={words.y}
          value={at.y}
          disabled={disabled}
          onChange={(y) => edits.move(item, { ...at, y }, true)}
        />
      </div>
      <Field label={words.entrance} problems={<FieldProblems of={key} at={['/node', '/stepFree']} />}>
        {({ id }) => (
          <select
            id={id}
            className={`input${isFar ? ' bad' : ''}`}
            value={node}
            disabled={disabled}
            onChange={({ target }) => edits.changeFacility(key, (body) => ({ ...body, node: target.value }))}
          >
            {own === undefined ? <option value={node}>{node}</option> : null}
            {offered.map(({ one, metres }) => (
              <option key={one.id} value={one.id}>{`${one.id} · ${words.metres(metres)}`}</option>
            ))}
          </select>
        )}
      </Field>
      <p
        className={isFar ? 'small bad strong' : 'small muted'}
      >{`${words.distance}: ${words.limit(words.metres(own?.metres), MAX_ENTRANCE_METRES)}`}</p>
      <div className="row wrap">
        <Link className="btn s" to={`/content/${key}/settings`}>
          <Icon name="adjustments-horizontal" size="s" />
          <span>{words.allFields}</span>
        </Link>
        <button type="button" className="btn s danger" disabled={disabled} onClick={onRemove}>
          <Icon name="trash" size="s" />
          <span>{words.remove}</span>
        </button>
      </div>
    </>
  );
}
