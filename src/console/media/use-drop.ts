import { useEffect, useState, type DragEvent } from 'react';

const holdsFiles = (event: { readonly dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Returns drop handlers for an element and takes files that are pasted anywhere. `isOver` is set while files are dragged over it. */
export const useDrop = (take: (files: readonly File[]) => void) => {
  const [depth, setDepth] = useState(0);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Text pasted into a field stays text, although some programs add a picture of it.
      if (files.length === 0 || (isField(event.target) && event.clipboardData?.types.includes('text/plain') === true))
        return;
      event.preventDefault();
      take(files);
    };
    // A file dropped elsewhere would replace the console.
    const preventDrop = (event: globalThis.DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    window.addEventListener('paste', paste);
    window.addEventListener('dragover', preventDrop);
    window.addEventListener('drop', preventDrop);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('dragover', preventDrop);
      window.removeEventListener('drop', preventDrop);
    };
  }, [take]);
  const enter =
    (by: 1 | -1) =>
    (event: DragEvent): void => {
      if (holdsFiles(event)) setDepth((now) => Math.max(0, now + by));
    };
  return {
    isOver: depth > 0,
    props: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDrop: (event: DragEvent): void => {
        setDepth(0);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        take(files);
      },
    },
  };
};
