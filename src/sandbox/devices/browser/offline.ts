import { callDevice, type Answer, type Played } from './device.ts';

interface DayList {
  readonly codeList: readonly {
    readonly codeRef: string;
    readonly keyId: string;
    readonly productNm: string;
    readonly peopleCnt: number;
    readonly initials: string;
    readonly enteredYn: string;
  }[];
  readonly keyList: readonly { readonly keyId: string; readonly publicKey: string }[];
  readonly nextAfter: string;
}

interface LateScan {
  readonly scanId: string;
  readonly code: string;
  readonly at: number;
}

const STEP_MS = 30_000;
const codes = new Map<string, DayList['codeList'][number]>();
const keys = new Map<string, string>();
const entered = new Set<string>();
const late: LateScan[] = [];

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Loads the list of the day for scans without a network. Returns how many codes it has. */
export const loadDayList = async (played: Played): Promise<number> => {
  codes.clear();
  keys.clear();
  entered.clear();
  let after = '';
  do {
    const part = await callDevice<DayList>(played, `day-list?after=${after}`);
    for (const one of part.codeList) codes.set(one.codeRef, one);
    for (const { keyId, publicKey } of part.keyList) keys.set(keyId, publicKey);
    after = part.nextAfter;
  } while (after !== '');
  return codes.size;
};

const isSigned = async (code: string, publicKey: string): Promise<boolean> => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, bytesOf(code.slice(20)), new TextEncoder().encode(code.slice(0, 20)));
};

const reasonFor = async (code: string, at: number): Promise<string> => {
  const [, ref = '', step = ''] = /^PE(.{10})(\d{8})[\w-]{86}$/.exec(code) ?? [];
  if (ref === '') return 'UNREADABLE';
  const known = codes.get(ref);
  if (known === undefined) return 'UNKNOWN';
  if (!(await isSigned(code, keys.get(known.keyId) ?? ''))) return 'SIGNATURE';
  const ahead = Number(step) - Math.floor(at / STEP_MS);
  if (Math.abs(ahead) > 1) return ahead < 0 ? 'OLD' : 'EARLY';
  return entered.has(ref) || known.enteredYn === 'Y' ? 'ENTERED' : '';
};

/** Judges an entry by the list of the day, and remembers it for `sendLate`. */
export const enterOffline = async (scanId: string, code: string): Promise<Answer> => {
  const at = Date.now();
  const reasonCd = await reasonFor(code, at);
  if (reasonCd !== '') return { scanId, resultCd: 'REFUSED', reasonCd };
  const ref = code.slice(2, 12);
  entered.add(ref);
  late.push({ scanId, code, at });
  const { productNm = '', initials = '', peopleCnt = 1 } = codes.get(ref) ?? {};
  return { scanId, resultCd: 'OK', reasonCd, productNm, initials, peopleCnt };
};

/** Reports the entries that were made without a network. Returns how many there were. */
export const sendLate = async (played: Played): Promise<number> => {
  if (late.length > 0) await callDevice(played, 'scans-late', { scanList: late });
  return late.splice(0).length;
};
