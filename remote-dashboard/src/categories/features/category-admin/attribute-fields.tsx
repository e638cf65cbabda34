import { ATTRIBUTE_KINDS, ATTRIBUTE_LENGTHS } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { Checkbox, Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import type { DraftAttribute } from '../../model/draft-attributes';
import * as s from './attributes-dialog.styles';
import * as messages from './messages';

interface AttributeFieldsProps {
  attribute: DraftAttribute;
  /** Finds the server's problem with a field. */
  problemOf: (field: 'name' | 'key' | 'choices') => string | undefined;
  onChange: (part: Partial<DraftAttribute>) => void;
}

/** The fields of one attribute. */
export function AttributeFields({ attribute, problemOf, onChange }: AttributeFieldsProps) {
  const { name, kind, unit, choices, filterable } = attribute;
  return (
    <s.Attribute>
      <s.Fields>
        <TextField
          label={messages.attributeName}
          required
          maxLength={ATTRIBUTE_LENGTHS.name}
          value={name}
          error={problemOf('name') ?? problemOf('key')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Choice
          label={messages.attributeKind}
          choices={ATTRIBUTE_KINDS.map((each) => [each, messages.attributeKinds[each]])}
          value={kind}
          onChoose={(chosen) => onChange({ kind: chosen })}
        />
        {kind === 'number' && (
          <TextField
            label={messages.attributeUnit}
            maxLength={ATTRIBUTE_LENGTHS.unit}
            value={unit}
            onChange={({ target }) => onChange({ unit: target.value })}
          />
        )}
      </s.Fields>
      {kind === 'choice' && (
        <Field
          label={messages.attributeChoices}
          hint={messages.attributeChoicesHint}
          required
          error={problemOf('choices')}
        >
          {(control) => (
            <TextAreaInput
              {...control}
              rows={3}
              value={choices}
              onChange={({ target }) => onChange({ choices: target.value })}
            />
          )}
        </Field>
      )}
      {kind !== 'text' && (
        <Checkbox
          label={messages.attributeFilter}
          checked={filterable}
          onChange={({ target }) => onChange({ filterable: target.checked })}
        />
      )}
    </s.Attribute>
  );
}
