import styled, { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Icon, type IconShape } from './icons';

const { color, space } = tokens;

/** It lies unseen over the icon, which it opens from. */
const bareList = css`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
`;

const Root = styled.label<{ $bare: boolean }>`
  position: relative;
  display: inline-flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space(3)};
  min-width: ${tokens.height.target};
  min-height: ${tokens.height.target};
  font-size: ${tokens.font.size.sm};
  svg {
    flex: none;
  }
  select {
    min-height: ${tokens.height.target};
    padding: 0;
    border: 0;
    background: transparent;
    cursor: pointer;
    ${({ $bare }) => $bare && bareList}
  }
  option {
    background: ${color.surface};
    color: ${color.ink};
  }
  /* A list that cannot be seen shows its focus around the icon. */
  select:focus-visible + svg {
    outline: ${({ $bare }) => ($bare ? `3px solid ${color.brand}` : 'none')};
    outline-offset: 8px;
    border-radius: ${tokens.radius.md};
  }
`;

interface QuietSelectProps<Value extends string> {
  label: string;
  icon: IconShape;
  /** Shows only the icon; the label is its title. */
  iconOnly?: boolean;
  choices: readonly (readonly [Value, string])[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A display preference: a native select without a frame, behind an icon. */
export function QuietSelect<Value extends string>(props: QuietSelectProps<Value>) {
  const { label, icon, iconOnly = false, choices, value, onChoose } = props;
  const choose = (text: string) => {
    const chosen = choices.find(([each]) => each === text);
    if (chosen) onChoose(chosen[0]);
  };
  return (
    <Root $bare={iconOnly} title={iconOnly ? label : undefined}>
      <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <Icon shape={icon} />
    </Root>
  );
}
