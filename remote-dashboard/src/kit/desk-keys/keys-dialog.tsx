import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Button, Dialog } from '@pasal/shared/ui';
import { KeyCap } from '../key-cap';
import type { KeyTool } from './key-tool';
import * as messages from './messages';

const { space } = tokens;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, max-content 1fr);
  align-items: center;
  gap: ${space(3)} ${space(4)};
  div {
    display: contents;
  }
  dd {
    margin: 0;
  }
  ${media.phone} {
    grid-template-columns: max-content 1fr;
  }
`;

interface KeysDialogProps {
  keys: readonly Pick<KeyTool, 'shown' | 'label'>[];
  onClose: () => void;
}

/** Every key of a desk, and what it does. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <Dialog
      open
      place="wide"
      title={messages.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <List>
        {keys.map(({ shown, label }) => (
          <div key={shown}>
            <dt>
              <KeyCap>{shown}</KeyCap>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
