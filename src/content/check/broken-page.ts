import type { RawDocument } from './prepared.ts';

/** Readable parts of an invalid document, so that references to it are not reported too. */
export interface BrokenPage {
  /** Its id, and the one that it says of itself. */
  readonly ids: readonly string[];
  readonly isPage: boolean;
  /** Keys of its own texts. */
  readonly keys: readonly string[];
  readonly venue: string | undefined;
  readonly screens: readonly string[];
  readonly paths: readonly string[];
}

const stringsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

export const readBroken = ({ type, id, body }: RawDocument): BrokenPage => ({
  ids: [id, ...stringsIn(fieldOf(body['pageInfo'], 'pageId'))],
  isPage: type === 'page',
  keys: (Array.isArray(body['messageList']) ? body['messageList'] : []).flatMap((one) =>
    stringsIn(fieldOf(one, 'messageId')),
  ),
  venue: typeof body['venue'] === 'string' ? body['venue'] : undefined,
  screens: [...stringsIn(body['screen']), ...stringsIn(body['aliases'])],
  paths: stringsIn(body['paths']),
});
