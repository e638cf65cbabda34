import { Icon, IconButton, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './word-admin.styles';

interface RowToolsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of a kind or word. */
export function RowTools({ name, onEdit, onDelete }: RowToolsProps) {
  return (
    <s.Tools>
      <IconButton label={messages.editKind(name)} onClick={onEdit}>
        <Icon shape={icons.edit} />
      </IconButton>
      <IconButton label={messages.deleteOf(name)} onClick={onDelete}>
        <Icon shape={icons.trash} />
      </IconButton>
    </s.Tools>
  );
}
