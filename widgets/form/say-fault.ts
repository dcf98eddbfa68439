import type { WidgetPort } from '../port.tsx';
import type { Fault } from './check-field.ts';
import type { FormField } from './fields.ts';

/** The words of a fault, in the language that is shown now. */
export const sayFault = ({ rules, property }: FormField, fault: Fault, { text }: Pick<WidgetPort, 'text'>): string => {
  switch (fault.what) {
    case 'required':
      return text('fieldRequired');
    case 'choose':
      return text('fieldChoose');
    case 'tick':
      return text('fieldTick');
    case 'short':
      return text('fieldTooShort', { count: String(fault.count) });
    case 'long':
      return text('fieldTooLong', { count: String(fault.count) });
    case 'few':
      return text('fieldDigitsFew', { most: fault.digits, count: String(fault.count) });
    case 'many':
      return text('fieldDigitsMany', { most: fault.digits, count: String(fault.count) });
    case 'equals':
      return property.equals?.message ?? '';
    case 'uploading':
      return property.files?.texts.sending ?? '';
    case 'rule':
      return rules[fault.index]?.message ?? '';
    case 'said':
      return fault.message;
  }
};
