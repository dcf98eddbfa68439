import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  label: { ko: '이용권 QR 찍기', en: 'Scan the QR code of a ticket' },
  text: { ko: '종이 이용권의 QR을 비춰 주세요.', en: 'Point the camera at the code of a paper ticket.' },
  finder: { ko: 'QR이나 바코드를 네모 안에 맞춰 주세요', en: 'Hold the code inside the frame' },
  browser: { ko: '앱에서 찍을 수 있어요.', en: 'Scanning works in the app.' },
} as const;
const settings: Settings = {
  label: 'label',
  text: 'text',
  operation: 'OPR_TST_00001',
  body: { ticketNo: '{code}' },
  startWith: 'qr',
  inBrowser: 'browser',
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'to press', settings, texts },
  { name: 'as a viewfinder', settings: { ...settings, finder: 'finder' }, texts },
  { name: 'started by its address', settings, query: { qr: 'Y' }, texts },
];
