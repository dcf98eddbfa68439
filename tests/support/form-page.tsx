import { vi } from 'vitest';
import type { Decoded } from '#schemas/command';
import type { Locale } from '#schemas/parts';
import rules from '../../config/site/validation-rules.json' with { type: 'json' };
import { Form } from '../../widgets/form/component.tsx';
import { description } from '../../widgets/form/schema.ts';
import type { Settings } from '../../widgets/form/settings.ts';
import { WidgetPortProvider, type WidgetPort } from '../../widgets/port.tsx';
import { decodePreview } from './decode-preview.ts';
import { mount } from './mount.ts';
import { testPort } from './test-port.ts';

type Properties = Settings['schema']['properties'];
interface FormGiven extends Partial<Omit<Settings, 'schema'>> {
  readonly properties: Properties;
  readonly required?: string[];
}

/** Settings of a form with texts `ko key` or `en key`; the message of a rule is its name. */
export const formSettings = ({ properties, required, ...more }: FormGiven, locale: Locale): Decoded<Settings> => {
  const names = Object.keys(properties);
  const settings: Settings = {
    schema: { type: 'object', order: names, required: required ?? [], properties },
    operation: 'OPR_IAM_00001',
    submit: 'send',
    ...more,
  };
  const keys = [
    ...names,
    'title',
    'intro',
    'send',
    'done',
    'same',
    'one',
    'two',
    ...rules.documents.map(({ id }) => `rule.${id}`),
  ];
  const texts = Object.fromEntries(keys.map((key) => [key, { ko: `ko ${key}`, en: `en ${key}` }]));
  // decodePreview returns settings of this widget's schema.
  return decodePreview(
    description,
    { name: 'form', settings, texts: { ...texts, done: { ko: '{{day}} ko done', en: '{{day}} en done' } } },
    locale,
  ) as Decoded<Settings>;
};

type Data = Parameters<typeof Form>[0]['data'];

export const formTree = (settings: Decoded<Settings>, port: WidgetPort, data: Data = {}) => (
  <WidgetPortProvider value={port}>
    <Form id="form" settings={settings} data={data} />
  </WidgetPortProvider>
);

/** A form in a browser page with queries for its content. Texts and focus may come late, so queries wait. */
export const openForm = async (given: FormGiven, more: Partial<WidgetPort> = {}, data: Data = {}) => {
  const port = testPort('en', more);
  const mounted = await mount(formTree(formSettings(given, 'en'), port, data));
  // Browser events happen outside act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const field = (name: string): HTMLInputElement => {
    const [control] = mounted.place.querySelectorAll<HTMLInputElement>(`[name="form-${name}"]`);
    if (control === undefined) throw new Error(`The form has no field ${name}.`);
    return control;
  };
  const put = async (settings: Decoded<Settings>, as: WidgetPort = port, known: Data = data) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await mounted.draw(formTree(settings, as, known));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  };
  return {
    port,
    put,
    place: mounted.place,
    field,
    button: () => mounted.place.querySelector<HTMLElement>('button[type="submit"]') ?? mounted.place,
    /** Names and accessible error texts of invalid fields. */
    faults: () =>
      Object.fromEntries(
        [...mounted.place.querySelectorAll('[aria-invalid="true"]')].map((control) => {
          const [words = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
          return [words.replace(/^form-|-error$/g, ''), document.querySelector(`#${words}`)?.textContent];
        }),
      ),
    announced: () => mounted.place.querySelector('[role="status"]')?.textContent?.trim(),
    alert: () => mounted.place.querySelector('[role="alert"]')?.textContent,
    /** Replaces the form with one of another release or language. */
    draw: (locale: Locale, other: FormGiven = given) =>
      put(formSettings(other, locale), { ...testPort(locale), ...more }),
    close: async () => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      await mounted.remove();
    },
  };
};
