import { ATTRIBUTE_KINDS, ATTRIBUTE_LENGTHS } from '@pasal/shared/contracts';
import { Checkbox, Field, SelectInput, TextAreaInput, TextField } from '@pasal/shared/ui';
import type { DraftAttribute } from '../../model/draft-attributes';
import * as s from './attributes-dialog.styles';
import * as messages from './messages';

interface AttributeFieldsProps {
  attribute: DraftAttribute;
  /** What the server found wrong with a field. */
  problemOf: (field: 'name' | 'key' | 'choices') => string | undefined;
  onChange: (part: Partial<DraftAttribute>) => void;
}

function KindField({
  kind,
  onChange,
}: Pick<DraftAttribute, 'kind'> & Pick<AttributeFieldsProps, 'onChange'>) {
  return (
    <Field label={messages.attributeKind}>
      {(control) => (
        <SelectInput
          {...control}
          value={kind}
          onChange={({ target }) => {
            const chosen = ATTRIBUTE_KINDS.find((each) => each === target.value);
            if (chosen) onChange({ kind: chosen });
          }}
        >
          {ATTRIBUTE_KINDS.map((each) => (
            <option key={each} value={each}>
              {messages.attributeKinds[each]}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

/** What is said of one thing a category asks. */
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
        <KindField kind={kind} onChange={onChange} />
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
