import type { FastifyPluginAsync } from 'fastify';
import { namedPictures } from '../media/named-pictures.ts';
import { readBytes } from '../media/pictures-store.ts';
import { RecentBytes } from './recent-bytes.ts';
import { noPicture, readPictureName, sendPicture } from '../../core/pictures/send-picture.ts';

/** Maximum size of the cache of recent pictures, in bytes. */
const keptBytes = 48 * 1024 * 1024;

/** Serves `/pictures/{hash}/{width}.{format}` for uploads that the live release names. A preview reads them from the store of the surrounding server. */
export const registerPictures: FastifyPluginAsync = async (app) => {
  const { db } = (app.outer ?? app).publishing.store;
  const recent = new RecentBytes(keptBytes);
  app.get<{ Params: { hash: string; file: string } }>(
    '/pictures/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = readPictureName(request.params);
      const sizes = name && namedPictures(app.live.current).get(name.hash);
      if (name === undefined || sizes?.widths.has(name.width) !== true || !sizes.formats.has(name.format))
        return noPicture(reply);
      const key = `${name.hash}/${name.width}.${name.format}`;
      const bytes = recent.get(key) ?? (await readBytes(db, name));
      if (bytes === undefined) return noPicture(reply);
      recent.set(key, bytes);
      return sendPicture(request, reply, name, bytes, 'public');
    },
  );
};
