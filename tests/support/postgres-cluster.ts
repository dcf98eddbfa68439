import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A PostgreSQL server of its own in a temporary folder, reached through a socket in it. */
export interface PostgresCluster {
  /** Address of one of its databases. */
  address(database: string): string;
  /** Ends the server without a word, by SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and takes its folder away. */
  remove(): Promise<void>;
}

// PostgreSQL refuses to run as root. The number is that of nobody on every Linux.
const OWNER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const USER = 'promenade';

/** `programs` is the folder of initdb and postgres; `settings` stand for those of postgresql.conf. */
export async function startCluster(programs: string, settings: Readonly<Record<string, string>> = { fsync: 'off' }): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-postgres-'));
  if (OWNER.uid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
  // Its order of texts is not that of their bytes: what depends on the database's locale shows.
  const create = ['-D', join(folder, 'data'), '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), create, { ...OWNER, encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`initdb ended with ${status}:\n${stderr}`);
  const options = { listen_addresses: '', unix_socket_directories: folder, max_connections: '200', ...settings };
  const args = ['-D', join(folder, 'data'), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let server: ChildProcess | undefined;
  const cluster: PostgresCluster = {
    address: (database) => `postgresql:///${database}?host=${folder}&user=${USER}`,
    async start() {
      server = await untilStarted(() => spawn(join(programs, 'postgres'), args, { ...OWNER, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }));
    },
    async kill() {
      await end(server, 'SIGKILL');
    },
    async remove() {
      // SIGINT ends open connections too.
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // A run that is ended before its time leaves nothing behind.
  process.once('exit', () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await cluster.start();
  return cluster;
}

/** Some tries: right after a kill the orphans of the former server still hold its memory. */
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
    // It is read on, or a full pipe would stop the server.
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
