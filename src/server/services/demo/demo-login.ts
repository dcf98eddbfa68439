import type { Viewer } from '#schemas/viewer';
import type { DemoLogin } from '../../core/viewer/demo-visitors.ts';
import { demoMembers } from './demo-list.ts';

/** Finds the demo member closest to a viewer; the viewer's calls use that member's session. */
export function demoLogin({
  memberKind,
  regular,
  exMember,
  password,
  grade,
  listed,
  onSite,
}: Viewer): DemoLogin | undefined {
  const place = Object.entries(onSite ?? {}).find(([, is]) => is)?.[0];
  const alike = (is: boolean): number => (is ? 1 : 0);
  const ranked = demoMembers
    .filter(({ password, leavingDays }) => password !== '' && leavingDays === undefined)
    .map((demo) => ({
      demo,
      likeness:
        alike((demo.kind === '2') === (memberKind !== 'simple')) * 4 +
        alike(demo.regular === (regular !== false)) * 4 +
        alike((demo.exMember === true) === (exMember === true)) * 4 +
        alike((demo.initial === true) === (password === 'initial')) * 8 +
        alike((demo.alertInDays !== undefined && demo.alertInDays <= 0) === (password === 'due')) * 4 +
        alike(demo.grade === grade) * 2 +
        alike(demo.inPark === place) * 2 +
        alike(listed === true && demo.role.startsWith('Listed')),
    }));
  const [best] = ranked.toSorted((one, two) => two.likeness - one.likeness);
  return best === undefined ? undefined : { userId: best.demo.loginId, password: best.demo.password };
}
