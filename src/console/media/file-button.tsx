import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  readonly className: string;
  readonly isMany?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** What may be chosen; the server looks at the bytes. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A button that lets somebody choose files. */
export function FileButton({ className, isMany = false, disabled = false, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => input.current?.click()}>{children}</button>
      <input
        ref={input}
        type="file"
        accept={kinds}
        multiple={isMany}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
