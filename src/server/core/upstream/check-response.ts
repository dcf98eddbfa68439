import { Ajv, type ValidateFunction } from 'ajv';
import type { AnswerInput } from '#content/answers/index';
import { allCalls } from '#schemas/calls.gen';
import type { PublishedCall } from '#schemas/calls/define-call';
import { matchPattern, pathPattern, segmentsOf, type PathPattern } from '#content/answers/path-pattern';
import { cleanBody } from './clean-body.ts';
import { UpstreamFault } from './fault.ts';

interface Expected {
  readonly call: PublishedCall;
  readonly pattern: PathPattern;
  readonly fits: ValidateFunction;
  /** True when the data contains CMS HTML, which is sanitised to a tree here. */
  readonly hasBody: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const hasContents = (data: object): boolean =>
  'properties' in data && isRecord(data.properties) && 'contents' in data.properties;

/** Validates the responses of upstreams that replace published calls, by the schemas of those calls. */
export class ResponseCheck {
  readonly #ajv = new Ajv({ strict: false });
  readonly #expected: readonly Expected[] = allCalls.flatMap((call) =>
    call.access === 'published'
      ? [{ call, pattern: pathPattern(call.path), fits: this.#ajv.compile(call.data), hasBody: hasContents(call.data) }]
      : [],
  );

  /** Declared time-out of the call at a path, in milliseconds. */
  timeoutOf(path: string): number | undefined {
    return this.#find(path)?.call.timeoutMs;
  }

  /** Returns the data with sanitised CMS HTML. Throws an UpstreamFault when it does not fit the schema of the call. */
  async check(path: string, data: unknown, input: AnswerInput): Promise<unknown> {
    const expected = this.#find(path);
    if (expected === undefined) return data;
    const ready =
      expected.hasBody && isRecord(data) ? { ...data, ...(await cleanBody(data['contents'], input)) } : data;
    if (!expected.fits(ready))
      throw new UpstreamFault(
        'lying',
        `the data is not what ${path} promises: ${this.#ajv.errorsText(expected.fits.errors)}`,
      );
    return ready;
  }

  #find(path: string): Expected | undefined {
    const segments = segmentsOf(path);
    return this.#expected.find(({ pattern }) => matchPattern(pattern, segments) !== undefined);
  }
}
