import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import * as messages from './messages';
import { useOnline } from './use-online';

/**
 * Over what is below the header, for it comes and goes while somebody reads: nothing moves, and what
 * lies under it can still be pressed.
 */
const Bar = styled.p`
  position: absolute;
  inset: 100% 0 auto;
  pointer-events: none;
  padding: ${tokens.space(2)} ${tokens.space(4)};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-align: center;
`;

/** Part of the sticky header while there is no connection: what was loaded stays and may be old. */
export function OfflineBar() {
  const online = useOnline();
  return <div role="status">{!online && <Bar>{messages.offline}</Bar>}</div>;
}
