import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { openAddress, type Opened } from '../support/open-address.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now });

describe('the screens of memory reports, receipts and histories', () => {
  it.each([
    ['/mypage/elect-receipt-list', 'ElectReceiptList', 'members/receipts', '[P-015] [P-225]'],
    ['/mypage/elect-receipt-list/1', 'ElectReceiptDtl', 'members/receipts/1', '[P-226]'],
    ['/mypage/event-participation-history', 'EventParticipationHistory', 'evt/event-history', '[P-227]'],
    ['/mypage/course-activity-history', 'CourseActivityHistory', 'curation/course-history', ''],
    ['/mypage/memory-report', 'MemoryReport', 'behaviors/memory-report', '[P-015] [P-243]'],
    ['/mypage/review-regist/01/20261101', 'ReviewRegist', 'behaviors/memory-report', '[P-244]'],
    ['/mypage/review-confirm/01/20261101', 'ReviewConfirm', 'behaviors/memory-report', '[P-245]'],
  ])('%s is the screen %s for members, and calls %s %s', (address, screen, call) => {
    const { decision } = open(address, member);
    expect(decision.outcome).toMatchObject({ kind: 'page' });
    expect(shipped.pages[decision.outcome.kind === 'page' ? decision.outcome.page : '']?.screen).toBe(screen);
    expect(JSON.stringify(decision)).toContain(`/api/v1/iam/${call}`);
    expect(open(address, guest).decision.outcome.kind).not.toBe('page');
  });

  it('a shared report is open to guests, is not indexed, and asks for nothing without a link [P-246]', () => {
    const address = '/mypage/memory-report-share/01/20261101';
    const { decision } = open(address, guest);
    expect(decision.outcome.kind).toBe('page');
    expect(decision.head.canonical).toBe('');
    expect(JSON.stringify(open(`${address}?s=0123456789abcdef`, guest).decision)).toContain(
      'memory-report/share/0123456789abcdef',
    );
  });
});
