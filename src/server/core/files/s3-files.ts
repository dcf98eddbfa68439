import { S3mini } from 's3mini';
import type { Secret } from '../secret.ts';
import { requireFileId, type FileStore } from './file-store.ts';

export interface S3Place {
  /** Address of the bucket, such as `https://s3.ap-northeast-2.amazonaws.com/resort-files`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: Secret;
}

const TIMEOUT_MS = 30_000;

/** Stores files in a bucket of a system that speaks S3. The bucket must not be public. */
export const s3Files = ({ url, region, keyId, secret }: S3Place): FileStore => {
  const s3 = new S3mini({
    endpoint: url,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret.reveal(),
    requestAbortTimeout: TIMEOUT_MS,
  });
  const keyOf = (id: string): string => {
    requireFileId(id);
    return `files/${id}`;
  };
  return {
    put: async (id, bytes, mediaType) => {
      const { ok, status } = await s3.putObject(keyOf(id), bytes, mediaType);
      if (!ok) throw new Error(`The file store refused a file with status ${status}.`);
    },
    get: async (id) => {
      const bytes = await s3.getObjectArrayBuffer(keyOf(id));
      return bytes === null ? undefined : new Uint8Array(bytes);
    },
    remove: async (id) => {
      await s3.deleteObject(keyOf(id));
    },
  };
};
