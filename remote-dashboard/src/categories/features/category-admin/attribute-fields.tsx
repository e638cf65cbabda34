import { ATTRIBUTE_KINDS, ATTRIBUTE_LENGTHS } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { Checkbox, Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { SideBySide } from '../../../kit/both-languages/both-languages.styles';
import { NepaliField } from '../../../kit/both-languages/nepali-field';
import type { DraftAttribute } from '../../model/draft-attributes';
import * as s from './attributes-dialog.styles';
import * as messages from './messages';

interface AttributeFieldsProps {
  attribute: DraftAttribute;
  /** Finds the server's problem with a field. */
  problemOf: (field: 'name' | 'key' | 'choices') => string | undefined;
  onChange: (part: Partial<DraftAttribute>) => void;
}

/** Changes the Nepali texts. */
const inNepali =
  ({ attribute, onChange }: AttributeFieldsProps, name: keyof DraftAttribute['nepali']) =>
  (typed: string) =>
    onChange({ nepali: { ...attribute.nepali, [name]: typed } });

function NameFields(props: AttributeFieldsProps) {
  const { attribute, problemOf, onChange } = props;
  return (
    <SideBySide>
      <TextField
        label={messages.attributeName}
        required
        maxLength={ATTRIBUTE_LENGTHS.name}
        value={attribute.name}
        error={problemOf('name') ?? problemOf('key')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <NepaliField
        label={messages.attributeName}
        english={attribute.name}
        value={attribute.nepali.name}
        maxLength={ATTRIBUTE_LENGTHS.name}
        onChange={inNepali(props, 'name')}
      />
    </SideBySide>
  );
}

/** The options of a choice, one per line, with their Nepali texts in the same lines. */
function ChoiceFields(props: AttributeFieldsProps) {
  const { attribute, problemOf, onChange } = props;
  return (
    <SideBySide>
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
            value={attribute.choices}
            onChange={({ target }) => onChange({ choices: target.value })}
          />
        )}
      </Field>
      <NepaliField
        label={messages.attributeChoices}
        english={attribute.choices}
        value={attribute.nepali.choices}
        rows={3}
        hint={messages.attributeChoicesHint}
        optional
        onChange={inNepali(props, 'choices')}
      />
    </SideBySide>
  );
}

/** The fields of one attribute. */
export function AttributeFields(props: AttributeFieldsProps) {
  const { attribute, onChange } = props;
  const { kind, unit, filterable, nepali } = attribute;
  return (
    <s.Attribute>
      <NameFields {...props} />
      <s.Fields>
        <Choice
          label={messages.attributeKind}
          choices={ATTRIBUTE_KINDS.map((each) => [each, messages.attributeKinds[each]])}
          value={kind}
          onChoose={(chosen) => onChange({ kind: chosen })}
        />
        {kind === 'number' && (
          <>
            <TextField
              label={messages.attributeUnit}
              maxLength={ATTRIBUTE_LENGTHS.unit}
              value={unit}
              onChange={({ target }) => onChange({ unit: target.value })}
            />
            <NepaliField
              label={messages.attributeUnit}
              english={unit}
              value={nepali.unit}
              maxLength={ATTRIBUTE_LENGTHS.unit}
              optional
              onChange={inNepali(props, 'unit')}
            />
          </>
        )}
      </s.Fields>
      {kind === 'choice' && <ChoiceFields {...props} />}
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
