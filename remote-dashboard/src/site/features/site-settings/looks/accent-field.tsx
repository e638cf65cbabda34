import { accentFault, OWN_ACCENT } from '@pasal/shared/domain';
import { Button, Field, TextInput } from '@pasal/shared/ui';
import { typedColor } from '../../../model/looks-draft';
import * as s from './looks.styles';
import * as messages from './messages';

interface AccentFieldProps {
  accent: string;
  problem: string | undefined;
  onChange: (accent: string) => void;
}

/** A colour that has all its digits. */
export const isWholeColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** The accent: picked or written. Its contrast is measured while it is chosen. */
export function AccentField({ accent, problem, onChange }: AccentFieldProps) {
  const fault = isWholeColor(accent) ? accentFault(accent) : undefined;
  const nearest = fault?.nearest;
  return (
    <>
      <Field label={messages.accent} hint={messages.accentHint} error={problem ?? fault?.words}>
        {(control) => (
          <s.ColorRow>
            <input
              type="color"
              aria-label={messages.pick}
              value={isWholeColor(accent) ? accent : OWN_ACCENT}
              onChange={({ target }) => onChange(target.value)}
            />
            <TextInput
              {...control}
              value={accent}
              placeholder={OWN_ACCENT}
              maxLength={9}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange(typedColor(target.value))}
            />
          </s.ColorRow>
        )}
      </Field>
      {accent !== '' && (
        <s.Buttons>
          {nearest !== undefined && (
            <Button variant="secondary" onClick={() => onChange(nearest)}>
              <s.Swatch $color={nearest} aria-hidden="true" />
              {messages.otherColor(nearest)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onChange('')}>
            {messages.remove}
          </Button>
        </s.Buttons>
      )}
    </>
  );
}
