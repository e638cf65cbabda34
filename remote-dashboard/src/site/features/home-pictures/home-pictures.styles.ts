import styled from 'styled-components';
import { Columns } from '@pasal/shared/dashboard';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const BannerColumns = styled(Columns)`
  > :first-child {
    grid-column: 1 / -1;
  }
`;

/** A small banner or poster; without a picture its space is reserved. */
export const Thumb = styled.span<{ $wide?: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $wide }) => ($wide ? '160px' : '120px')};
  height: ${({ $wide }) => ($wide ? '48px' : '80px')};
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  color: ${color.borderStrong};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.phone} {
    width: 96px;
    height: ${({ $wide }) => ($wide ? '32px' : '64px')};
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 120px;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;
  strong {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const BannerForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** The banner as on the home page: text on the left, the picture on the right. */
export const Preview = styled.figure`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 168px;
  padding: ${space(5)};
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.brandSoft};
  img {
    position: absolute;
    inset: 0 0 0 auto;
    width: 60%;
    height: 100%;
    object-fit: cover;
  }
  div {
    position: relative;
    display: grid;
    gap: ${space(1)};
    justify-items: start;
    max-width: 56%;
    padding: ${space(3)};
    border-radius: ${radius.md};
    background: ${color.surface};
    overflow-wrap: anywhere;
  }
  strong {
    font-size: ${font.size.lg};
    line-height: 1.2;
  }
  p {
    font-size: ${font.size.sm};
  }
  ${media.phone} {
    div {
      max-width: 80%;
    }
  }
`;
