import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { artAddress } from '#schemas/art-address';
import { artNames } from '#schemas/art-names.gen';
import { readPicture, picturesIn, lacksAltText } from '../../../media/picture-body.ts';
import { isTooSmall, displayWidth } from '../../../media/display-width.ts';
import { Thumb } from '../../../media/thumb.tsx';
import { InlineUpload } from '../../../media/inline-upload.tsx';
import { mediaStrings } from '../../../media/strings.ts';
import { parseKey, type Docs } from '../../../site/documents.ts';
import { useDocsSelector, useSiteStore } from '../../../site/use-site.tsx';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useForm } from '../form-context.ts';
import type { FieldProps } from '../frame.tsx';
import { getAt, pathOf } from '../path.ts';
import { textOf } from '../schema.ts';
import { Picker } from './picker.tsx';
import type { Option } from './pick-dialog.tsx';

/** The addresses of drawings may carry any mark. */
const artAt = (theme: string, name: string): string => artAddress(theme, 'console', name);

const spoken = (name: string): string => name.replaceAll('-', ' ');
const knownArt = new Set<string>(artNames);

type Kind = 'all' | 'uploaded' | 'drawings';

/** A picture: an uploaded one, or a drawing in the colours of the theme that the document's venue has. */
export function ArtField(props: FieldProps) {
  const { theme, of, base } = useForm();
  const words = useWords(mediaStrings);
  const store = useSiteStore();
  const [kind, setKind] = useState<Kind>('all');
  const value = textOf(props.value);
  // Re-render when the selected picture changes; others load when the dialog opens.
  useDocsSelector(useCallback((docs: Docs) => docs.get(`picture/${value}`)?.body, [value]));
  const pictureOf = (id: string) => {
    const body = store.get().docs.get(`picture/${id}`)?.body;
    return body === undefined ? undefined : readPicture(body);
  };
  const mark = (name: string) => {
    const picture = pictureOf(name);
    return picture === undefined ? (
      <img className="form-art" src={artAt(theme, name)} alt="" loading="lazy" decoding="async" />
    ) : (
      <Thumb picture={picture} className="form-art" />
    );
  };
  const options = (): readonly Option[] => [
    ...(kind === 'drawings'
      ? []
      : picturesIn(store.get().docs).map(({ id, name, alt }) => ({
          value: id,
          label: name,
          note: `${alt.ko} ${alt.en} ${id}`,
          mark: mark(id),
        }))),
    ...(kind === 'uploaded'
      ? []
      : artNames.map((name) => ({ value: name, label: spoken(name), note: name, mark: mark(name) }))),
  ];
  const chosen = pictureOf(value);
  // In a layout the widget says where the picture stands, else the kind of document.
  const widget = useDocsSelector(
    useCallback((docs: Docs) => getAt(docs.get(of)?.body, [...pathOf(base), 'widget']), [of, base]),
  );
  const place = displayWidth(textOf(widget) || parseKey(of).type, String(props.path.at(-1)));
  return (
    <>
      <Picker
        {...props}
        columns={3}
        optionsOf={options}
        nameOf={(name) => pictureOf(name)?.name ?? (knownArt.has(name) ? spoken(name) : undefined)}
        markOf={mark}
        beside={
          chosen === undefined ? null : (
            <Link
              className={lacksAltText(chosen) ? 'btn s danger' : 'ib'}
              to={`/media/${chosen.id}`}
              aria-label={words.open(chosen.name)}
              title={words.open(chosen.name)}
            >
              {lacksAltText(chosen) ? words.noText : <Icon name="arrow-right" size="s" />}
            </Link>
          )
        }
        more={(pick) => ({
          tools: (
            <SegmentedControl
              label={words.show}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'all', label: words.all },
                { value: 'uploaded', label: words.uploaded },
                { value: 'drawings', label: words.drawings },
              ]}
            />
          ),
          foot: <InlineUpload onDone={(key) => pick(parseKey(key).id)} />,
        })}
      />
      {chosen !== undefined && place !== undefined && isTooSmall(chosen.width, place) ? (
        <p className="problem warning" role="status">
          <Icon name="alert-triangle" />
          <span className="grow">
            <b>{words.tooSmall(chosen.width)}</b>
            <span>{` ${words.tooSmallWhy(place)}`}</span>
          </span>
        </p>
      ) : null}
    </>
  );
}
