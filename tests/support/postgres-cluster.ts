import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A PostgreSQL server in a temporary folder with a socket. */
export interface PostgresCluster {
  /** Address of one of its databases. */
  address(database: string): string;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

// PostgreSQL refuses to run as root. This is the ID of `nobody` on Linux.
const OWNER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const USER = 'promenade';

/** `programs` is the folder of initdb and postgres; `settings` override postgresql.conf. */
export async function startCluster(
  programs: string,
  settings: Readonly<Record<string, string>> = { fsync: 'off' },
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-postgres-'));
  if (OWNER.uid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
  // A collation other than byte order reveals code that depends on the locale.
  const create = [
    '-D',
    join(folder, 'data'),
    '-U',
    USER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=en-US',
  ];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), create, { ...OWNER, encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`initdb ended with ${status}:\n${stderr}`);
  const options = { listen_addresses: '', unix_socket_directories: folder, max_connections: '200', ...settings };
  const args = [
    '-D',
    join(folder, 'data'),
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  let server: ChildProcess | undefined;
  const cluster: PostgresCluster = {
    address: (database) => `postgresql:///${database}?host=${folder}&user=${USER}`,
    async start() {
      server = await untilStarted(() =>
        spawn(join(programs, 'postgres'), args, { ...OWNER, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }),
      );
    },
    async kill() {
      await end(server, 'SIGKILL');
    },
    async remove() {
      // SIGINT closes open connections too.
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // Clean up when the run is aborted.
  process.once('exit', () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await cluster.start();
  return cluster;
}

/** Retry: after a kill, orphaned processes hold the shared memory for a moment. */
async function untilStarted(start: () => ChildProcess, tries = 50): Promise<ChildProcess> {
  const server = start();
  try {
    await untilReady(server);
    return server;
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return untilStarted(start, tries - 1);
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    // Keep reading, or a full pipe blocks the server.
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject).once('exit', (code) => reject(new Error(`postgres ended with ${code}:\n${said}`)));
  });
}

function end(server: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve()).kill(signal);
  });
}
