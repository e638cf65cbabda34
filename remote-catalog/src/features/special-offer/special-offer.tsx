import { useId } from 'react';
import styled from 'styled-components';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { media, tokens } from '@pasal/shared/theme';
import { ButtonLink, Skeleton } from '@pasal/shared/ui';
import * as messages from './messages';

const HEIGHT = '148px';

const Box = styled.section`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${tokens.space(2)};
  min-height: ${HEIGHT};
  padding: ${tokens.space(4)} ${tokens.space(5)};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  :focus-visible {
    outline-color: ${tokens.color.onAccent};
  }
  h2 {
    font-size: ${tokens.font.size.lg};
  }
  p {
    font-size: ${tokens.font.size.sm};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.space(3)};
    min-height: 0;
    padding: ${tokens.space(3)} ${tokens.space(4)};
    h2 {
      grid-column: 1 / -1;
    }
    > a {
      align-self: center;
    }
  }
`;

/** A literal text with a link; whether it shows is a site setting, on by default (D11). */
export function SpecialOffer() {
  const heading = useId();
  const { data, isLoading } = useSiteSettingsQuery();
  if (isLoading) return <Skeleton $height={HEIGHT} />;
  if (data && !data.settings.special_offer) return null;
  return (
    <Box aria-labelledby={heading}>
      <h2 id={heading}>{messages.title}</h2>
      <p>{messages.text}</p>
      <ButtonLink $variant="secondary" to={paths.category('popular_items')}>
        {messages.claim}
      </ButtonLink>
    </Box>
  );
}
