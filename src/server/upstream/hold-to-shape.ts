import { Ajv, type ValidateFunction } from 'ajv';
import type { AnswerInput } from '#content/answers/index';
import { matchPattern, pathPattern, segmentsOf, type PathPattern } from '#content/answers/path-pattern';
import { cleanBody } from './clean-body.ts';
import { UpstreamFault } from './fault.ts';

interface Shape {
  readonly pattern: PathPattern;
  readonly fits: ValidateFunction;
  /** Whether its data holds a CMS text: a tree of elements and commands, which only this server may make. */
  readonly hasBody: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** What the callers of the built-in calls are promised, by path: an upstream that answers in their place is held to it. */
export class Shapes {
  readonly #ajv = new Ajv({ strict: false });
  readonly #shapes: Shape[] = [];

  /** `path` has `:name` parameters; `data` is the schema of the data. */
  add(path: string, data: object): void {
    const hasBody = 'properties' in data && isRecord(data.properties) && 'contents' in data.properties;
    this.#shapes.push({ pattern: pathPattern(path.replaceAll(/:(\w+)/g, '{$1}')), fits: this.#ajv.compile(data), hasBody });
  }

  /** The data as it may be given out. A CMS text comes as HTML and is sanitised here like one of the site's own. Throws when the data is another. */
  async hold(path: string, data: unknown, input: AnswerInput): Promise<unknown> {
    const segments = segmentsOf(path);
    const shape = this.#shapes.find(({ pattern }) => matchPattern(pattern, segments) !== undefined);
    if (shape === undefined) return data;
    const ready = shape.hasBody && isRecord(data) ? { ...data, ...(await cleanBody(data['contents'], input)) } : data;
    if (!shape.fits(ready)) throw new UpstreamFault('lying', `the data is not what ${path} promises: ${this.#ajv.errorsText(shape.fits.errors)}`);
    return ready;
  }
}
