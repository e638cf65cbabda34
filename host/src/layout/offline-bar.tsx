import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { useOnline } from '../remotes/use-online';
import * as messages from './messages';

/** The page makes room for the bar: nothing of it is covered. */
const Bar = styled.p`
  padding: ${tokens.space(2)} ${tokens.space(4)};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-align: center;
`;

/** Part of the sticky header while there is no connection: loaded data stays visible and may be old. */
export function OfflineBar() {
  const online = useOnline();
  return <div role="status">{!online && <Bar>{messages.offline}</Bar>}</div>;
}
