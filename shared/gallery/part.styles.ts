import styled from 'styled-components';
import { media, tokens, visuallyHidden } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  scroll-margin-top: ${space(6)};
  ${media.tablet} {
    scroll-margin-top: ${space(18)};
  }
`;
export const Head = styled.header`
  h3 {
    font-size: ${font.size.xl};
    line-height: 1.2;
  }
  p {
    max-width: 68ch;
    margin-top: ${space(1)};
    color: ${color.inkMuted};
  }
`;

/** The least width of a state, by the room its part needs. */
const LEAST: Record<string, string> = {
  small: '150px',
  narrow: '220px',
  wide: '100%',
  sheet: '100%',
};

export const States = styled.div<{ $width: string | undefined }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $width = '' }) => LEAST[$width] ?? '340px'}), 1fr)
  );
  gap: ${space(5)};
  ${media.phone} {
    gap: ${space(4)};
  }
`;
export const Card = styled.figure`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
`;
export const Name = styled.figcaption`
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;
export const Live = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${space(4)};
  min-height: 96px;
  padding: ${space(5)} ${space(4)};
  /* What fills its place in a page fills it here. */
  > :is(article, div, ul, form, fieldset, nav),
  > span:has(> img, > svg) {
    flex: 1 1 100%;
    min-width: 0;
    max-width: 100%;
  }
  &[tabindex] {
    overflow-x: auto;
    > article {
      min-width: 620px;
      max-width: none;
    }
  }
  > form {
    display: grid;
    gap: ${space(3)};
    justify-items: start;
    > div {
      width: 100%;
    }
  }
`;
export const Code = styled.details`
  min-width: 0;
  summary {
    display: flex;
    align-items: center;
    min-height: ${tokens.height.target};
    padding-inline: ${space(4)};
    color: ${color.brand};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
    &::before {
      content: '›';
      margin-right: ${space(2)};
      font-size: ${font.size.lg};
      line-height: 1;
      transition: rotate ${tokens.motion};
    }
    &::marker {
      content: '';
    }
  }
  &[open] > summary::before {
    rotate: 90deg;
  }
  summary > span {
    ${visuallyHidden}
  }
  ${Card} > & > div {
    border-radius: 0;
  }
  ${Section} > & > summary {
    padding-inline: 0;
  }
`;
