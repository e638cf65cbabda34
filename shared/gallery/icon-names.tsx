import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Icon, icons } from '@pasal/shared/ui';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${tokens.space(4)};
  width: 100%;
  li {
    display: grid;
    justify-items: center;
    gap: ${tokens.space(1)};
    font-size: ${tokens.font.size.xs};
    color: ${tokens.color.inkMuted};
  }
  svg {
    color: ${tokens.color.ink};
  }
`;

/** Every icon with its name. */
export const IconNames = () => (
  <List aria-label="Icons">
    {Object.entries(icons).map(([name, shape]) => (
      <li key={name}>
        <Icon shape={shape} size={24} />
        {name}
      </li>
    ))}
  </List>
);
