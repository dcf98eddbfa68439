import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  readonly className: string;
  readonly isMany?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepted file types. The server checks the bytes. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Button that opens the file picker. */
export function FileButton({ className, isMany = false, disabled = false, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={kinds}
        multiple={isMany}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allow choosing the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
