/** The files of a new widget: a title and a text, with previews, ready to be changed into something of its own. */
export function widgetFiles(name: string): Readonly<Record<string, string>> {
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    'schema.ts': schema(name),
    'texts.ts': texts(name),
    'component.tsx': view(component),
    'component.module.css': STYLE,
    'preview.ts': PREVIEW,
    'index.ts': index(component),
  };
}

const schema = (name: string): string => `import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: messageKey,
    text: messageKey,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: '${name}',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
`;

const texts = (name: string): string => `import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-list',
  label: { ko: '${name} 위젯', en: '${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}' },
  about: { ko: '제목과 글', en: 'A title and a text' },
  settings: { title: { ko: '제목', en: 'Title' }, text: { ko: '글', en: 'Text' } },
};
`;

const view = (component: string): string => `import type { WidgetProps } from '../define-widget.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function ${component}({ settings }: WidgetProps<Settings>) {
  const { title, text } = settings;
  return (
    <div className={css['place']}>
      <div className="card card--pad">
        <h3 className="t-subhead">{title}</h3>
        {text ? <p className="muted">{text}</p> : null}
      </div>
    </div>
  );
}
`;

const STYLE = `/* Edges at the top of a page; a section sets --place to 0. */
.place {
  padding: var(--place, var(--space-3) var(--gutter) 0);
}
`;

const PREVIEW = `import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '오늘의 이야기', en: 'Story of the day' },
  long: {
    ko: '아주 긴 이야기도 줄을 바꾸어 끝까지 보여야 해요',
    en: 'Even a very long story is shown to its end, on as many lines as it takes',
  },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'title and text', settings: { title: 'title', text: 'long' }, texts },
  { name: 'long title', settings: { title: 'long' }, texts },
];
`;

const index = (component: string): string => `import { defineWidget } from '../define-widget.ts';
import { ${component} } from './component.tsx';
import type { Settings } from './schema.ts';

export const widget = defineWidget<Settings>(${component});
`;
