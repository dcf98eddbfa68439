import { Facts } from '#ui/content/facts.tsx';
import { RichText } from '#ui/content/rich-text.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import type { Agreement } from './agreement-list.ts';
import css from './component.module.css';

interface AgreementTextProps {
  readonly id: string;
  readonly agreement: Agreement;
  readonly onClose: () => void;
}

/** The text of an agreement in a sheet. */
export function AgreementText({ id, agreement: { title, facts, contents }, onClose }: AgreementTextProps) {
  const { text } = useWidgetPort();
  return (
    <Modal id={id} title={title} close={text('close')} onClose={onClose}>
      <div className={css['text']}>
        <Facts facts={facts} />
        <RichText
          nodes={contents}
          link={(command, children, className) => (
            <CommandLink command={command} className={className}>
              {children}
            </CommandLink>
          )}
        />
      </div>
    </Modal>
  );
}
