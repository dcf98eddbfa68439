import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { parseKey } from '../site/documents.ts';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { canRetry, Uploads, useUploadList, type Upload } from './uploads.ts';
import { mediaStrings } from './strings.ts';

type Words = (typeof mediaStrings)['en'];

const statusText = ({ state, share, why }: Upload, words: Words): string => {
  if (state === 'sending') return words.sending(Math.round(share * 100));
  return state === 'refused' ? (words.refused[why ?? ''] ?? words.refused['offline'] ?? '') : words[state];
};

/** Progress of each upload. A rejected file shows the reason and the fix. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const words = useWords(mediaStrings);
  const all = useUploadList(uploads);
  const isDone = ({ state }: Upload): boolean => state === 'done' || state === 'known' || state === 'replaced';
  const refused = all.filter(({ state }) => state === 'refused').length;
  return (
    <>
      <p className="sr" role="status">
        {all.length === 0 ? '' : words.told(all.filter(isDone).length, all.length, refused)}
      </p>
      {all.length === 0 ? null : (
        <section className="panel media-uploads" aria-label={words.uploads}>
          <div className="head">
            <h2 className="grow">{words.uploads}</h2>
            {Uploads.hasFinished(all) ? (
              <button type="button" className="btn s" onClick={() => uploads.clear()}>
                {words.clearDone}
              </button>
            ) : null}
          </div>
          <ul>
            {all.map((upload) => (
              <UploadRow key={upload.id} upload={upload} uploads={uploads} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function UploadRow({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const words = useWords(mediaStrings);
  const { id, file, state, share, key } = upload;
  const isBad = state === 'refused';
  const isOn = state === 'sending' || state === 'making';
  return (
    <li className={isBad ? 'item media-upload is-bad' : 'item media-upload'}>
      <FilePicture file={file} />
      <Icon name={isBad ? 'alert-triangle' : key === undefined ? 'upload' : 'circle-check'} />
      <span className="grow media-upload-name">
        <span className="cut strong">{file.name}</span>
        <span className={isBad ? 'small bad' : 'small muted'}>{statusText(upload, words)}</span>
      </span>
      {isOn ? (
        <progress aria-label={words.progress(file.name)} {...(state === 'making' ? {} : { max: 1, value: share })} />
      ) : null}
      {canRetry(upload) ? (
        <button type="button" className="btn s" onClick={() => uploads.retry(id)}>
          {words.again}
        </button>
      ) : null}
      {key === undefined ? null : (
        <Link className="btn s" to={`/media/${parseKey(key).id}`}>
          {words.open(file.name)}
        </Link>
      )}
      {isOn ? null : (
        <button
          type="button"
          className="ib"
          aria-label={`${words.remove}: ${file.name}`}
          title={words.remove}
          onClick={() => uploads.dismiss(id)}
        >
          <Icon name="x" size="s" />
        </button>
      )}
    </li>
  );
}

const shownByAll = /^image\/(?:jpeg|png|webp|gif|avif)$/;

/** Shows a chosen file from this device without uploading it. Draws nothing for files that are not pictures. */
function FilePicture({ file }: { readonly file: File }) {
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
  return (
    <span className="media-file">
      {shownByAll.test(file.type) ? (
        <img ref={picture} alt="" decoding="async" draggable={false} onError={(event) => hide(event.currentTarget)} />
      ) : null}
    </span>
  );
}
