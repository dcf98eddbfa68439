import type { FastifyPluginAsync } from 'fastify';
import { SAMPLE_RATE, synthesise } from '../../../engine/index.ts';
import type { Sound } from '#schemas/documents/sound/schema';
import { encodeWav } from './wav.ts';

/** Files of the tunes of a release, by document. */
const files = new WeakMap<Sound, Buffer>();

const fileOf = (sound: Sound): Buffer => {
  const known = files.get(sound);
  if (known !== undefined) return known;
  const file = encodeWav(synthesise(sound), SAMPLE_RATE);
  files.set(sound, file);
  return file;
};

/** First and last byte of a range request; undefined for the whole file. */
const rangeOf = (header: string | undefined, length: number): readonly [first: number, last: number] | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' || Number(first) >= length) return undefined;
  return [Number(first), Math.min(length - 1, last === '' ? length - 1 : Number(last))];
};

/** Serves `/sounds/{id}.wav`: the tunes of the live release, also in parts, because players seek. */
export const registerSounds: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/sounds/:file', { schema: { hide: true } }, async (request, reply) => {
    const sound = app.live.current.prepared.documents.sound.get(request.params.file.replace(/\.wav$/, ''));
    if (sound === undefined || !request.params.file.endsWith('.wav'))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sound.');
    const file = fileOf(sound);
    reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=3600').type('audio/wav');
    const range = rangeOf(request.headers.range, file.length);
    if (range === undefined) return reply.send(file);
    const [first, last] = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${file.length}`)
      .send(file.subarray(first, last + 1));
  });
};
