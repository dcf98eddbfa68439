import { encode, readTemplate, type TemplateValues } from '../values/fill-template.ts';
import type { Need } from '../snapshot.ts';

/** A call with a parsed address template. Path and key are filled with the values of a page. */
export interface CompiledNeed {
  readonly name: string;
  /** True if the page address selects the record. Without it, the page is not found. */
  readonly essential: boolean;
  /** Options of a call that is not requested with the page. */
  readonly options: Pick<Need, 'pageId' | 'whenMenuOpen' | 'personal' | 'skipErrorHandler' | 'memberEvent' | 'codes'>;
  /** Returns true if the call is requested with these values. */
  isAsked(values: TemplateValues): boolean;
  path(values: TemplateValues): string;
  key(values: TemplateValues): string;
}

const place = /\{(param|query|venue)\.([A-Za-z0-9_]+)(?:\|([^}]*))?\}/g;

const valueOf = (values: TemplateValues, group: string, name: string): string => {
  const given = values[group];
  return (typeof given === 'object' && Object.hasOwn(given, name) ? given[name] : undefined) ?? '';
};

/** Encodes values from the page address, so that a value never adds a segment or a query. */
const readPath = (path: string): CompiledNeed['path'] => {
  if (!usesPageAddress(path) && !path.includes('{venue.')) return () => path;
  return (values) =>
    path.replace(place, (_, group: string, name: string, fallback = '') => {
      const value = valueOf(values, group, name);
      // A dot segment would address another call. Routes reject dot segments too.
      return encode(value === '' || value === '.' || value === '..' ? fallback : value);
    });
};

const usesPageAddress = (template: string): boolean => template.includes('{param.') || template.includes('{query.');

/** Parses the templates of a call once and pre-encodes their constant parts. */
export const compileNeed = (need: Need): CompiledNeed => {
  const path = readPath(need.path);
  const pairs = Object.entries(need.query).map(([name, template]) => {
    const value = readTemplate(template);
    return { name: encode(name), value: typeof value === 'string' ? encode(value) : value };
  });
  const onlyWith = need.onlyWith === undefined ? undefined : encode(need.onlyWith);
  return {
    name: need.name,
    // A widget that shows a failure itself does without the answer.
    essential:
      need.skipErrorHandler !== true &&
      (usesPageAddress(need.path) || Object.values(need.query).some((template) => template.includes('{param.'))),
    options: {
      ...(need.pageId === undefined ? {} : { pageId: need.pageId }),
      ...(need.whenMenuOpen ? { whenMenuOpen: true } : {}),
      ...(need.personal === undefined ? {} : { personal: need.personal }),
      ...(need.skipErrorHandler ? { skipErrorHandler: true } : {}),
      ...(need.memberEvent ? { memberEvent: need.memberEvent } : {}),
      ...(need.codes ? { codes: true } : {}),
    },
    isAsked(values) {
      if (need.onlyWithParam !== undefined && valueOf(values, 'param', need.onlyWithParam) === '') return false;
      if (need.onlyWithQuery !== undefined && valueOf(values, 'query', need.onlyWithQuery) === '') return false;
      const value = pairs.find((pair) => pair.name === onlyWith)?.value;
      return value === undefined || (typeof value === 'string' ? value : value(values)).trim() !== '';
    },
    path,
    key(values) {
      let key = path(values);
      let mark = '?';
      for (const { name, value } of pairs) {
        const text = typeof value === 'string' ? value : encode(value(values));
        if (text === '') continue;
        key += `${mark}${name}=${text}`;
        mark = '&';
      }
      return key;
    },
  };
};

/** Returns the path of a call with the values of a page. */
export const needPath = (need: Need, values: TemplateValues): string => compileNeed(need).path(values);

/** Returns the address that identifies a call with the values of a page. */
export const needKey = (need: Need, values: TemplateValues): string => compileNeed(need).key(values);
