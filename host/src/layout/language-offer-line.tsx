import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Icon, IconButton, icons, LanguageSwitch } from '@pasal/shared/ui';
import { rememberOffer } from './language-choice';
import * as messages from './messages';

const { color, space } = tokens;

/** It hangs from the header, beside the switch it speaks of, and moves nothing. */
const Line = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  margin: ${space(2)} ${space(4)};
  padding-left: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
  font-size: ${tokens.font.size.sm};
  a {
    padding-block: ${space(3)};
    color: ${color.brand};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

/** Offers the page in the other language, in that language. */
export function LanguageOfferLine({ onClose }: { onClose: () => void }) {
  return (
    <Line role="group" aria-label={messages.language}>
      <LanguageSwitch words={messages.readInOther} onLeave={rememberOffer} />
      <IconButton label={messages.closeOffer} onClick={onClose}>
        <Icon shape={icons.close} />
      </IconButton>
    </Line>
  );
}
