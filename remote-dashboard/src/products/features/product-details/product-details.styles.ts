import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { richTextLook } from '@pasal/shared/ui';
import { Sections as DetailSections } from '../../../kit/details/details.styles';

export { Facts } from '../../../kit/details/details.styles';

const { font, space } = tokens;

export const Sections = styled(DetailSections)`
  font-size: ${font.size.sm};
`;

export const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
`;

/** Plain text as it was typed. */
export const PlainText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The editor's text; wide tables scroll here and not the page. */
export const RichText = styled.div`
  ${richTextLook}
  overflow-x: auto;
`;
