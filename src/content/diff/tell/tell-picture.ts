import { both, formerly, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { isAt, type Teller, type Told } from './about.ts';

/** Fields derived from the bytes; together they show a replaced file. */
const ofBytes = ['hash', 'width', 'height', 'widths', 'formats', 'colour', 'name'];

const percent = (share: unknown): number => Math.round((typeof share === 'number' ? share : 0.5) * 100);
const pointOf = (value: unknown): readonly [number, number] => {
  const { x, y } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly x?: unknown;
    readonly y?: unknown;
  };
  return [percent(x), percent(y)];
};

/** Describes a replaced file once, and the focal point. */
export const tellPicture: Teller = (all, { before, after, subject }) => {
  const told: Told[] = [];
  const isReplaced = before['hash'] !== after['hash'];
  if (isReplaced) {
    // It goes to the middle with the file.
    const deltas = all.filter((delta) => [...ofBytes, 'focus'].some((name) => isAt(delta, name)));
    told.push({
      kind: 'changed',
      deltas,
      text: sentence([
        {
          ko: `${withParticle(subject.ko, '을')} 다른 사진으로 바꿨어요`,
          en: `${subject.en} was replaced with another picture`,
        },
      ]),
    });
  }
  const moved = isReplaced ? [] : all.filter((delta) => isAt(delta, 'focus'));
  if (moved.length > 0) {
    const [[x, y], [wasX, wasY]] = [pointOf(after['focus']), pointOf(before['focus'])];
    const then = formerly(both(`${wasX} %, ${wasY} %`));
    told.push({
      kind: 'changed',
      deltas: moved,
      text: sentence([
        {
          ko: `${subject.ko}: 초점이 이제 왼쪽에서 ${x} %, 위에서 ${y} %예요${then.ko}`,
          en: `${subject.en}: the focal point is now ${x} % from the left and ${y} % from the top${then.en}`,
        },
      ]),
    });
  }
  return told;
};
