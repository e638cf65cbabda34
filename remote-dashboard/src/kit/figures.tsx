import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space(4)};
  dt {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  dd {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
    overflow-wrap: anywhere;
  }
`;

/** Counts and totals side by side, each below its label. */
export function Figures({ figures }: { figures: readonly (readonly [string, string])[] }) {
  return (
    <List>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
