import { connect } from 'node:net';

/** Looks for malware in a file. Rejects if it cannot tell. */
export interface Scanner {
  readonly isClean: (bytes: Uint8Array) => Promise<boolean>;
}

/** Harmless text that every scanner reports, in two parts so that none reports this file. */
const TEST_FILE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Finds only the test file of the makers of scanners. For the sandbox. */
export const sandboxScanner: Scanner = {
  isClean: async (bytes) => !Buffer.from(bytes).includes(TEST_FILE),
};

const TIMEOUT_MS = 30_000;
const CHUNK = 64 * 1024;

/** Frames bytes for INSTREAM: chunks with their length before them, and an empty one. */
const framesOf = (bytes: Uint8Array): readonly Buffer[] => {
  const frames: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    frames.push(length, Buffer.from(chunk));
  }
  return [...frames, Buffer.alloc(4)];
};

/** Scans with a ClamAV daemon (`clamd`) by its command INSTREAM. */
export const clamdScanner = ({ host, port }: { readonly host: string; readonly port: number }): Scanner => ({
  isClean: (bytes) =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect({ host, port });
      const fail = (why: string): void => {
        socket.destroy();
        reject(new Error(`The scanner ${why}.`));
      };
      socket.setTimeout(TIMEOUT_MS, () => fail('does not answer'));
      socket.on('error', (error) => fail(`cannot be reached: ${error.message}`));
      socket.on('data', (part: Buffer) => {
        answer += part.toString();
        if (answer.length > 4096) fail('answers too much');
      });
      socket.on('close', () => {
        if (/^stream: OK\0?$/.test(answer)) resolve(true);
        else if (/ FOUND\0?$/.test(answer)) resolve(false);
        else reject(new Error('The scanner gave no result.'));
      });
      socket.on('connect', () => {
        socket.write('zINSTREAM\0');
        for (const frame of framesOf(bytes)) socket.write(frame);
      });
    }),
});
