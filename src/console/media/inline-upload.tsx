import './media.css';
import { useCallback, useEffect, useRef } from 'react';
import { useMe } from '../session/current-user.ts';
import { may } from '../session/rights.ts';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { useSiteStore } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { FileButton } from './file-button.tsx';
import { UploadList } from './upload-list.tsx';
import { uploadsOf } from './uploads.ts';
import { useDrop } from './use-drop.ts';
import { defaultVenue } from './default-venue.ts';
import { mediaStrings } from './strings.ts';

/** Uploads one picture inside a picker by button, drop or paste. Calls `onDone` with its document, unless the picker was closed meanwhile. */
export function InlineUpload({ onDone }: { readonly onDone: (key: string) => void }) {
  const words = useWords(mediaStrings);
  const { grants } = useMe();
  const { venue } = useVenueChoice();
  const uploads = uploadsOf(useSiteStore());
  const owner = defaultVenue(grants, venue);
  const mayAdd = may(grants, 'edit', { type: 'picture', venue: owner });
  const isAsked = useRef(true);
  useEffect(() => {
    isAsked.current = true;
    return () => {
      isAsked.current = false;
    };
  }, []);
  const take = useCallback(
    (files: readonly File[]) => {
      if (mayAdd)
        uploads.add(files.slice(0, 1), {
          venue: owner,
          label: words.added,
          onDone: (key) => {
            if (isAsked.current) onDone(key);
          },
        });
    },
    [uploads, mayAdd, owner, words, onDone],
  );
  const { isOver, props } = useDrop(take);
  return (
    <div className={isOver ? 'media-here is-over' : 'media-here'} {...props}>
      <UploadList uploads={uploads} />
      <div className="row wrap">
        <FileButton className="btn" disabled={!mayAdd} onFiles={take}>
          <Icon name="upload" />
          <span>{words.here}</span>
        </FileButton>
        <span className="small muted grow">{words.help}</span>
      </div>
    </div>
  );
}
