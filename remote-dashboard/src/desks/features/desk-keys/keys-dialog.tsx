import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Button, Dialog } from '@pasal/shared/ui';
import { KeyCap } from '../../../kit/key-cap';
import type { WorkAction } from '../../model/work-action';
import * as messages from './messages';

const { space } = tokens;

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  div {
    display: contents;
  }
  dd {
    margin: 0;
  }
`;

interface KeysDialogProps {
  actions: readonly WorkAction[];
  onClose: () => void;
}

/** Every key of a desk, and what it does. */
export function KeysDialog({ actions, onClose }: KeysDialogProps) {
  const rows = [
    ['J ↓', messages.down],
    ['K ↑', messages.up],
    ['X', messages.select],
    ['A', messages.selectAll],
    ...actions.map(({ shown, label }) => [shown, label] as const),
    ['?', messages.help],
  ] as const;
  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <List>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
