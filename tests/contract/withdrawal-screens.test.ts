import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { withdrawalBlocks, withdrawalLosses } from '#schemas/calls/withdrawal/answers';
import type { Viewer } from '#schemas/viewer';
import { openAddress, type Opened } from '../support/open-address.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const social: Viewer = { ...member, loginType: 'NAVER' };
const now = Date.parse('2026-11-21T03:00:00Z');
const open = (address: string, viewer: Viewer): Opened => openAddress(shipped, address, { how: 'load', viewer, now });
const treeOf = ({ decision }: Opened): string => JSON.stringify(decision.tree);

describe('the screens of a withdrawal', () => {
  it.each([
    ['/mypage/withd-mem', 'WithdMem [P-207]'],
    ['/mypage/withd-mem-rsn', 'WithdRsnSel [P-208]'],
  ])('%s is for members: %s', (address) => {
    expect(open(address, member).decision.outcome.kind).toBe('page');
    expect(open(address, guest).decision.outcome.kind).not.toBe('page');
  });

  it('open the last one without a login too [P-209]', () => {
    expect(open('/mypage/withd-mem-compl?day=20261206', guest).decision.outcome.kind).toBe('page');
  });

  it('have a text for everything that blocks, and for everything that is lost [P-207]', () => {
    const tree = treeOf(open('/mypage/withd-mem', member));
    for (const code of [...withdrawalBlocks, ...withdrawalLosses]) expect(tree).toContain(`"is":"${code}"`);
  });

  it('ask for the password of an own ID, and a member without one to prove at a provider [P-208]', () => {
    const [own, other] = [member, social].map((viewer) => treeOf(open('/mypage/withd-mem-rsn', viewer)));
    expect(own).toContain('"current-password"');
    expect(own).not.toContain('"hand-over"');
    expect(other).toContain('"hand-over"');
    expect(other).not.toContain('"current-password"');
  });
});

describe('the screens with which a guardian withdraws a child', () => {
  it('are for members, and read the child that the address names', () => {
    const opened = open('/mypage/child-withd?child=100000000008', member);
    expect(opened.decision.outcome.kind).toBe('page');
    expect(treeOf(opened)).toContain('/users/children/withdraw-check');
    expect(open('/mypage/child-withd?child=100000000008', guest).decision.outcome.kind).not.toBe('page');
  });

  it('have a text for everything that blocks, and for everything that is lost', () => {
    const tree = treeOf(open('/mypage/child-withd?child=100000000008', member));
    for (const code of [...withdrawalBlocks, ...withdrawalLosses]) expect(tree).toContain(`"is":"${code}"`);
  });

  it('ask for the password of an own ID, and a guardian without one to prove at a provider', () => {
    const [own, other] = [member, social].map((viewer) => treeOf(open('/mypage/child-withd?child=1', viewer)));
    expect(own).toContain('"current-password"');
    expect(other).toContain('"hand-over"');
    expect(other).not.toContain('"current-password"');
  });
});
