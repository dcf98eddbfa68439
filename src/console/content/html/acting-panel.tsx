import { useCallback } from 'react';
import { actionSchema } from '#schemas/parts/action/schema';
import { useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useForm } from '../form/form-context.ts';
import { nothingLive } from '../form/live-of.ts';
import type { Schema } from '../form/schema.ts';
import { actionOf, withAction } from './acting.ts';
import type { Look } from './look.ts';
import type { Attributes } from './schema.ts';
import { words as allWords } from './strings.ts';

interface ActingPanelProps {
  readonly acting: NonNullable<Look['acting']>;
  readonly onChange: (tag: string, attributes: Attributes, typing?: string) => void;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

const schema: Schema = { type: 'object', required: ['action'], properties: { action: actionSchema } };

/** Edits the action of a link or button with the common action form. */
export function ActingPanel({ acting: { tag, attributes, text }, onChange, onEnd, onClose }: ActingPanelProps) {
  const words = useWords(allWords);
  const { Form, keyBase, theme } = useForm();
  const action = actionOf(attributes);
  const edit = useCallback(
    (_: string, make: (value: unknown) => unknown, typing?: string) => {
      const { action: next } = make({ action }) as { readonly action?: unknown };
      if (next !== undefined) onChange(tag, withAction(tag, attributes, next), typing);
    },
    [action, attributes, onChange, tag],
  );
  const isMark = tag === 'a' || tag === 'button';
  return (
    <section
      className="rich-panel stack"
      aria-label={`${words.act[tag] ?? words.element} “${text}”`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      <header className="row wrap">
        <h3 className="grow cut">{`${words.act[tag] ?? words.element} “${text}”`}</h3>
        {isMark ? (
          <SegmentedControl
            label={words.as}
            value={tag}
            onChange={(next) => onChange(next, withAction(next, attributes, action ?? { action: 'move', pageNm: '' }))}
            options={[
              { value: 'a', label: words.link },
              { value: 'button', label: words.button },
            ]}
          />
        ) : null}
        <button type="button" className="btn s" onClick={onEnd}>
          <Icon name="trash" />
          <span>{words.end}</span>
        </button>
        <button type="button" className="ib" aria-label={words.done} title={words.done} onClick={onClose}>
          <Icon name="x" size="s" />
        </button>
      </header>
      {action === undefined ? (
        <p className="problem">
          <Icon name="alert-triangle" />
          <span className="grow">{words.noAction}</span>
        </p>
      ) : null}
      <Form
        schema={schema}
        value={{ action: action ?? { action: '' } }}
        live={nothingLive}
        onEdit={edit}
        keyBase={keyBase}
        theme={theme}
        only="action"
        isOpen
      />
    </section>
  );
}
