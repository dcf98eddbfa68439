import { isSoundLayout } from '#content';
import { catalog } from '#widgets/catalog.gen';
import { decodeLayout } from '#content/check/decode/decode-layout';
import { serverDecodeOptions } from '#content/documents/decode-options';
import { comparePairs } from '../pairs.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { placements } from '../site/placements.ts';

const MICROSECONDS = 1000;

/** Validation of a layout of 50 placements by its widgets' schemas, against JSON.parse of its bytes. */
export const bench: Bench = async () => {
  const text = JSON.stringify({ type: 'layout', id: 'bench', v: 1, use: 'page', placements: placements(50) });
  const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
  let sound = 0;
  const parse = (times: number) => {
    for (let time = 0; time < times; time++) if (JSON.parse(text)) sound++;
  };
  const validate = (times: number) => {
    for (let time = 0; time < times; time++) if (isSoundLayout(body, catalog)) sound++;
  };
  const decode = (times: number) => {
    for (let time = 0; time < times; time++)
      if (decodeLayout({ reading: serverDecodeOptions, catalog }, { type: 'layout', id: 'bench' }, body).layout)
        sound++;
  };
  const validated = await comparePairs(parse, validate);
  const decoded = await comparePairs(parse, decode);
  if (sound === 0 || !isSoundLayout(body, catalog)) throw new Error('The layout is not sound.');
  const reading = ({ floor, ours, ratio, pairs }: typeof validated) => ({
    value: ours * MICROSECONDS,
    unit: 'µs',
    floor: floor * MICROSECONDS,
    ratio,
    pairs,
  });
  return [
    toReading({ bench: 'layouts/validate-50-placements', ...reading(validated) }, atMost(0.2)),
    toReading({ bench: 'layouts/decode-50-placements', ...reading(decoded) }, atMost(0.2)),
  ];
};
