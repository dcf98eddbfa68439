import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageAnswer } from '#schemas/calls/open-source/answers';

/** Packages in the file that the build writes. */
interface Built {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** File that the build writes from the lock file. */
export const builtList = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'open-source.json');

/** A name with a scope has a slash, which no part of an address may have. */
const idOf = ({ name, version }: Built): string => `${name.replace('/', '~')}@${version}`;

/** Reads the packages of the product. A server that runs without a build lists none. */
export const readPackages = (file: string): readonly PackageAnswer[] => {
  try {
    // Written by the build.
    return (JSON.parse(readFileSync(file, 'utf8')) as readonly Built[]).map((one) => ({
      packageId: idOf(one),
      packageNm: one.name,
      versionTxt: one.version,
      licenceCd: one.licence,
      licenceTxt: one.text,
    }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
