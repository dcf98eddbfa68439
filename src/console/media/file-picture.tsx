import { useEffect, useRef } from 'react';

const shownByAll = /^image\/(?:jpeg|png|webp|gif|avif)$/;

/** Shows a chosen file from this device without uploading it. Draws nothing for files that are not pictures. */
export function FilePicture({ file }: { readonly file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (picture.current === null) return undefined;
    const url = URL.createObjectURL(file);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const hide = (element: HTMLImageElement): void => {
    element.hidden = true;
  };
  return <span className="media-file">{shownByAll.test(file.type) ? <img ref={picture} alt="" decoding="async" draggable={false} onError={(event) => hide(event.currentTarget)} /> : null}</span>;
}
