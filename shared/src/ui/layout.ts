import styled from 'styled-components';
import { tokens, visuallyHidden } from '@pasal/shared/theme';

/** The page's column: at most 1280 px, with side gaps on phones. */
export const Container = styled.div`
  width: 100%;
  max-width: ${tokens.width.content};
  margin-inline: auto;
  padding-inline: ${tokens.space(4)};
`;

/** A white panel with a border. */
export const Panel = styled.section`
  padding: ${tokens.space(5)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
