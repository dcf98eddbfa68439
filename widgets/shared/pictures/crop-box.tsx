import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { boxOf, drawCrop, mostZoom, turnCrop, type Crop, type Frame } from './crop.ts';
import { Icon } from '#ui/media/icon.tsx';
import css from './crop-box.module.css';

interface CropBoxProps {
  readonly id: string;
  readonly image: CanvasImageSource;
  readonly frame: Frame;
  readonly crop: Crop;
  /** Shows where a face should be. */
  readonly hasGuide?: boolean;
  readonly texts: { readonly crop: string; readonly turn: string; readonly zoom: string; readonly result: string };
  readonly onChange: (next: (frame: Frame, crop: Crop) => Crop) => void;
}

/** Step of a key, as part of the frame. */
const STEP = 0.04;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Frame in which a picture is moved, zoomed and turned by pointer or keys, and its small preview. */
export function CropBox({ id, image, frame, crop, hasGuide = false, texts, onChange }: CropBoxProps) {
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  useEffect(() => {
    for (const canvas of [large.current, small.current]) if (canvas !== null) drawCrop(canvas, image, frame, crop);
  }, [image, frame, crop]);

  const move = (x: number, y: number): void =>
    onChange((one, before) => {
      const { width } = boxOf(one, before);
      return { ...before, x: before.x + x * width, y: before.y + y * width };
    });
  const zoomBy = (factor: number): void => onChange((_, before) => ({ ...before, zoom: before.zoom * factor }));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step !== undefined) move(step[0] * STEP, step[1] * STEP);
    else if (event.key === '+' || event.key === '=') zoomBy(1.1);
    else if (event.key === '-') zoomBy(1 / 1.1);
    else if (event.key === '0') onChange((_, before) => ({ ...before, zoom: 1 }));
    else return;
    event.preventDefault();
  };
  const distance = (): number => {
    const [one, other] = [...pointers.current.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const apart = distance();
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (apart > 0) return zoomBy(distance() / apart);
    const shown = event.currentTarget.clientWidth || 1;
    move((before.x - event.clientX) / shown, (before.y - event.clientY) / shown);
  };
  const onPointerEnd = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);
  const most = mostZoom(frame, crop.turns);
  return (
    <div className={css['cropping']}>
      <div
        className={css['frame']}
        role="group"
        aria-label={texts.crop}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.08 : 1 / 1.08)}
      >
        <canvas ref={large} width={frame.least.width} height={frame.least.height} aria-hidden="true" />
        {hasGuide ? <span className={css['guide']} aria-hidden="true" /> : null}
      </div>
      <p className={css['intro']}>{texts.crop}</p>
      <div className={css['tools']}>
        <label className={css['zoom']} htmlFor={`${id}-zoom`}>
          <Icon name="zoom-in" />
          <span>{texts.zoom}</span>
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={100}
          max={Math.round(most * 100)}
          step={1}
          value={Math.round(crop.zoom * 100)}
          disabled={most === 1}
          onChange={(event) => {
            const zoom = Number(event.target.value) / 100;
            onChange((_, before) => ({ ...before, zoom }));
          }}
        />
        <button type="button" className="btn btn--soft btn--small" onClick={() => onChange(turnCrop)}>
          <Icon name="rotate-2" />
          <span>{texts.turn}</span>
        </button>
      </div>
      <figure className={css['result']}>
        <canvas
          ref={small}
          width={144}
          height={Math.round((144 * frame.least.height) / frame.least.width)}
          aria-hidden="true"
        />
        <figcaption>{texts.result}</figcaption>
      </figure>
    </div>
  );
}
