import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/places.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Only tools need it, or what the package can do without. */
  readonly devOptional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** A package that the product contains. */
export interface OpenSourcePackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Text of the licence; empty if the package brings none. */
  readonly text: string;
}

/** Licences that the product may use (SPDX). Of a choice, one is enough; of a combination, all are needed. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
  // A library of its own, which is linked and can be replaced.
  'LGPL-3.0-or-later',
]);

/** Tools whose drawings stand in the product. */
const drawn: ReadonlySet<string> = new Set(['node_modules/@iconify-json/tabler']);

const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));

/** Builds of a package for one system, which the package itself stands for. */
const isOfOneSystem = ({ os, cpu }: Locked): boolean => os !== undefined || cpu !== undefined;

type Packages = Readonly<Record<string, Locked>>;

const readLock = (): Packages =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { readonly packages: Packages }).packages;

const shipped = (packages: Packages): readonly (readonly [path: string, Locked])[] =>
  Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && ((dev !== true && devOptional !== true) || drawn.has(path)),
  );

/** Lists packages of the lock file whose licence is missing or not allowed. */
export const findUnknownLicences = (packages: Packages = readLock()): readonly string[] =>
  shipped(packages)
    // Node.js itself, by the launcher.
    .filter(([path]) => !/^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-/.test(path))
    .filter(([, { license }]) => license === undefined || !isAllowed(license))
    .map(([path, { license = 'no licence' }]) => `${path.replace(/^.*node_modules\//, '')}: ${license}`);

const licenceText = (folder: string): string => {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
};

/** Lists the packages that reach the bundles or run on the server, by name, with the texts of their licences. */
export const listPackages = (): readonly OpenSourcePackage[] => {
  const found = new Map<string, OpenSourcePackage>();
  for (const [path, locked] of shipped(readLock())) {
    if (isOfOneSystem(locked)) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const { version = '', license: licence = '' } = locked;
    const key = `${name} ${version}`;
    if (!found.has(key)) found.set(key, { name, version, licence, text: licenceText(join(ROOT, path)) });
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

/** Writes the list that the server shows. Throws for a licence that is not allowed. */
export const writeOpenSource = async (): Promise<void> => {
  const unknown = findUnknownLicences();
  if (unknown.length > 0) throw new Error(`Licences that are not allowed:\n${unknown.join('\n')}`);
  writeFileSync(join(ROOT, 'dist', 'open-source.json'), JSON.stringify(listPackages()));
};
