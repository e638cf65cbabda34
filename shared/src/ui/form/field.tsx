import { useId, type ComponentProps, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { numberAttributes } from './field-numbers';

const { color, space } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
`;
const Label = styled.label`
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  span {
    color: ${color.danger};
  }
`;
const Hint = styled.p`
  font-size: ${tokens.font.size.sm};
  color: ${color.inkMuted};
`;
const Problem = styled.p`
  font-size: ${tokens.font.size.sm};
  color: ${color.danger};
`;

/** The style of every form control, also for composite ones. */
export const controlLook = css`
  width: 100%;
  min-height: ${tokens.height.target};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    background: ${color.surfaceMuted};
    color: ${color.inkMuted};
  }
`;
/** A one-line input; with `type="number"` it accepts only the keys of R5.11. */
export const TextInput = styled.input.attrs((props) =>
  props.type === 'number' ? numberAttributes(props) : {},
)`
  ${controlLook}
  &::file-selector-button {
    margin: 0 ${space(3)} 0 0;
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.md};
    background: ${color.surfaceMuted};
    color: ${color.ink};
    font: inherit;
  }
`;
/** A native select; used inside a `Field`. */
export const SelectInput = styled.select`
  ${controlLook}
`;
/** A multi-line input; used inside a `Field`. */
export const TextAreaInput = styled.textarea`
  ${controlLook}
  min-height: 96px;
  resize: vertical;
`;

/** The props that a field passes to its control. */
export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  /** Marks the label with a red asterisk (R5.10). */
  required?: boolean;
  hint?: string;
  /** The problem, worded to say what to do. */
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, associated for screen readers. */
export function Field({ label, required, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Label>
      {children({
        id,
        ...(required && { required }),
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Root>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'input'>;

/** The common case: a one-line text input in a field. */
export function TextField({ label, required, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} {...(required && { required })} {...(hint && { hint })}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.brand};
  }
`;

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A checkbox with a label, both clickable. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <Row>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </Row>
  );
}
