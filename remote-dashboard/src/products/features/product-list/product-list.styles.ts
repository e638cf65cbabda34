import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { buttonLook, type ButtonVariant } from '@pasal/shared/ui';

/** As large as a target must be, drawn as large as a box is. */
export const SelectBox = styled.input`
  width: 20px;
  height: 20px;
  margin: 12px;
  accent-color: ${tokens.color.brand};
  cursor: pointer;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
`;

/** A file of the server's, not a page of the shop. */
export const DownloadLink = styled.a<{ $variant?: ButtonVariant; $wide?: boolean }>`
  ${buttonLook}
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)};
`;

export const FilterRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) repeat(3, minmax(0, 200px));
  gap: ${tokens.space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
