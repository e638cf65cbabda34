import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Icon, IconButton, icons, LanguageSwitch } from '@pasal/shared/ui';
import * as messages from './messages';

const { color, space } = tokens;

/** At the lower edge, overlaying the content and above a page's own bars: it causes no layout shift. */
const Line = styled.div`
  position: fixed;
  inset: auto ${space(4)} ${space(4)};
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  max-width: 480px;
  margin-inline: auto;
  padding-left: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  font-size: ${tokens.font.size.sm};
  a {
    padding-block: ${space(3)};
    color: ${color.brand};
    font-weight: ${tokens.font.weight.semibold};
  }
  ${media.tablet} {
    bottom: ${space(24)};
  }
`;

/** Offers the page in the other language, in that language. */
export function LanguageOfferLine({ onClose }: { onClose: () => void }) {
  return (
    <Line role="group" aria-label={messages.language}>
      <LanguageSwitch words={messages.readInOther} />
      <IconButton label={messages.closeOffer} onClick={onClose}>
        <Icon shape={icons.close} />
      </IconButton>
    </Line>
  );
}
