import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '../texts/use-texts.ts';
import { pictureUrl, type PictureBody } from './picture-body.ts';
import { mediaStrings } from './strings.ts';

interface FocalPointProps {
  readonly picture: PictureBody;
  readonly disabled: boolean;
  readonly describedBy: string;
  readonly onMove: (focus: PictureBody['focus']) => void;
}

/** Limits the height of tall pictures to keep the controls below in view, in pixels. */
const maxHeight = 340;

const clamp = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Picture with a focal point that moves by pointer or arrow keys. */
export function FocalPoint({ picture, disabled, describedBy, onMove }: FocalPointProps) {
  const words = useWords(mediaStrings);
  const box = useRef<HTMLDivElement>(null);
  const { focus } = picture;
  const ratio = (picture.width || 3) / (picture.height || 2);
  const [x, y] = [Math.round(focus.x * 100), Math.round(focus.y * 100)];
  const moveTo = ({ clientX, clientY }: PointerEvent): void => {
    const place = box.current?.getBoundingClientRect();
    if (place !== undefined && place.width > 0)
      onMove({ x: clamp((clientX - place.left) / place.width), y: clamp((clientY - place.top) / place.height) });
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const ways: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const way = ways[event.key];
    if (way === undefined || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    onMove({ x: clamp(focus.x + way[0]), y: clamp(focus.y + way[1]) });
  };
  return (
    <div
      ref={box}
      className="media-focus"
      style={{ aspectRatio: ratio, width: `min(100%, ${Math.round(maxHeight * ratio)}px)`, background: picture.colour }}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (!disabled && event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <img src={pictureUrl(picture, 960)} alt="" draggable={false} />
      <div
        role="slider"
        tabIndex={disabled ? -1 : 0}
        className="media-point"
        aria-label={words.focus}
        aria-describedby={describedBy}
        aria-disabled={disabled}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={words.focusAt(x, y)}
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={press}
      />
    </div>
  );
}
