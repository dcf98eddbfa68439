import { useState, type ReactNode } from 'react';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import css from './picture-choice.module.css';
import { useWidgetPort } from '../../port.tsx';
import type { useChosenPicture } from './use-chosen-picture.ts';

interface PictureChoiceProps {
  readonly id: string;
  readonly picture: ReturnType<typeof useChosenPicture>;
  /** Picture that is stored already; empty without one. */
  readonly stored?: string;
  readonly fault: string;
  readonly texts: Readonly<
    Record<'picture' | 'choose' | 'remove' | 'crop' | 'turn' | 'zoom' | 'result' | 'tooSmall' | 'unreadable', string>
  >;
  readonly onFault: (text: string) => void;
  readonly onRemove?: () => void;
}

/** Loaded once there is a picture to cut. */
const loadCropBox = async () => (await import('./crop-box.tsx')).CropBox;

/** Field for a picture: chosen from the device, cut to its shape, and removed again. */
export function PictureChoice({
  id,
  picture: { chosen, open, drop, change },
  stored = '',
  fault,
  texts,
  onFault,
  onRemove,
}: PictureChoiceProps): ReactNode {
  const { text } = useWidgetPort();
  const [CropBox, setCropBox] = useState<Awaited<ReturnType<typeof loadCropBox>>>();
  const onFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const loaded = await loadCropBox().catch(() => undefined);
    if (loaded === undefined) return onFault(text('failed'));
    setCropBox(() => loaded);
    const found = await open(file);
    onFault(found === undefined ? '' : texts[found]);
  };
  const remove = (): void => {
    onFault('');
    if (chosen === undefined) onRemove?.();
    else drop();
  };
  return (
    <div className={css['group']}>
      <span className={css['label']}>
        <span>{`${texts.picture} `}</span>
        <small>{`(${text('fieldOptional')})`}</small>
      </span>
      {chosen !== undefined && CropBox !== undefined ? (
        <CropBox id={id} {...chosen} texts={texts} onChange={change} />
      ) : stored === '' ? null : (
        <Art name={stored} alt={texts.picture} className={css['shown'] ?? ''} />
      )}
      <div className={css['buttons']}>
        <label className={`btn btn--soft ${css['pick']}`}>
          <input
            type="file"
            accept="image/*"
            onChange={({ currentTarget }) => {
              void onFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Icon name="photo" />
          <span>{texts.choose}</span>
        </label>
        {chosen === undefined && stored === '' ? null : (
          <button type="button" className="btn btn--line" onClick={remove}>
            {texts.remove}
          </button>
        )}
      </div>
      <p role="alert" className={css['fault']}>
        {fault}
      </p>
    </div>
  );
}
