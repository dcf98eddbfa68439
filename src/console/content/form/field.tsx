import { memo } from 'react';
import { useForm } from './form-context.ts';
import { ColourField } from './colour/colour-field.tsx';
import { ColoursField } from './colour/colours-field.tsx';
import { ConditionField } from './condition/condition-field.tsx';
import { EitherField } from './groups/either-field.tsx';
import { EnumField } from './controls/enum.tsx';
import { FreeField } from './controls/free.tsx';
import type { AnyFieldProps } from './field-props.ts';
import type { FieldProps } from './frame.tsx';
import { DayField, InstantField } from './controls/instant.tsx';
import { ListField } from './groups/list-field.tsx';
import { LocalField } from './controls/local.tsx';
import { MapField } from './groups/map-field.tsx';
import { MarksField } from './controls/marks.tsx';
import { MessageField } from './pick/message.tsx';
import { NumberField } from './controls/number.tsx';
import { ObjectField } from './groups/object-field.tsx';
import { ArtField } from './pick/art.tsx';
import { IconField } from './pick/icons.tsx';
import { ReferenceField } from './pick/reference.tsx';
import { SwitchField } from './controls/switch.tsx';
import { TaggedField } from './groups/tagged-field.tsx';
import { TextField } from './controls/text.tsx';
import { kindOf, referenceOf } from './kinds.ts';
import { fieldLabel } from './field-label.ts';
import type { Path } from './path.ts';

/** One place of a schema with what stands there, drawn as what it is. */
export function Field({
  schema,
  name,
  parent,
  label,
  around,
  siblings = {},
  isCell = false,
  isOpen = false,
  ...rest
}: AnyFieldProps) {
  const { language } = useForm();
  const props: FieldProps = {
    ...rest,
    label: label ?? fieldLabel(language, schema, name),
    help: schema.help?.[language] ?? '',
  };
  switch (kindOf(schema, name, parent)) {
    case 'fixed':
      return null;
    case 'message':
      return <MessageField {...props} />;
    case 'icon':
      return <IconField {...props} />;
    case 'art':
      return <ArtField {...props} />;
    case 'reference':
      return <ReferenceField {...props} of={referenceOf(schema, name, parent) ?? ''} />;
    case 'local':
      return <LocalField {...props} schema={schema} />;
    case 'condition':
      return <ConditionField {...props} />;
    case 'action':
    case 'tagged':
      return <TaggedField {...props} schema={schema} name={name} isOpen={isOpen} />;
    case 'either':
      return <EitherField {...props} schema={schema} name={name} parent={parent} />;
    case 'instant':
      return <InstantField {...props} />;
    case 'day':
      return <DayField {...props} />;
    case 'colour':
      return <ColourField {...props} name={name} around={around} siblings={siblings} />;
    case 'agreed':
      return <SwitchField {...props} isAgreed />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'enum':
      return <EnumField {...props} schema={schema} isCell={isCell} />;
    case 'marks':
      return <MarksField {...props} schema={schema} />;
    case 'number':
      return <NumberField {...props} schema={schema} />;
    case 'html':
    case 'text':
      return <TextField {...props} schema={schema} />;
    case 'colours':
      return <ColoursField {...props} schema={schema} name={name} isOpen={isOpen} />;
    case 'object':
      return <ObjectField {...props} schema={schema} name={name} isOpen={isOpen} />;
    case 'map':
      return <MapField {...props} schema={schema} name={name} isOpen={isOpen} />;
    case 'list':
      return <ListField {...props} schema={schema} name={name} isOpen={isOpen} />;
    case 'free':
      return <FreeField {...props} />;
  }
}

const isSamePath = (one: Path, two: Path): boolean =>
  one.length === two.length && one.every((part, index) => part === two[index]);

/** Drawn anew only when something of it changed, so that typing costs one field, not the form. What context changes is drawn all the same. */
export const MemoField = memo(
  Field,
  (one, two) =>
    one.schema === two.schema &&
    one.value === two.value &&
    one.live === two.live &&
    one.name === two.name &&
    one.parent === two.parent &&
    one.isRequired === two.isRequired &&
    one.label === two.label &&
    one.around === two.around &&
    isSamePath(one.path, two.path),
);
