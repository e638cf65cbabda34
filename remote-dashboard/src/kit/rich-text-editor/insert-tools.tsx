import type Quill from 'quill';
import * as commands from './editor-commands';
import * as messages from './messages';
import type { PopoverTools } from './use-popover-tools';
import * as s from './rich-text-editor.styles';
import { Tool } from './toolbar-tool';

interface InsertToolsProps {
  quill: Quill;
  /** The caret is in a table. */
  inTable: boolean;
  popovers: PopoverTools;
}

/** The tools that insert links, tables and dividers. */
export function InsertTools({ quill, inTable, popovers }: InsertToolsProps) {
  return (
    <s.Group>
      <Tool icon="link" label={messages.insertLink} {...popovers.toolOf('link')} />
      <Tool
        icon="table"
        label={inTable ? messages.table : messages.insertTable}
        {...popovers.toolOf('table')}
      />
      <Tool icon="divider" label={messages.divider} onPress={() => commands.insertDivider(quill)} />
    </s.Group>
  );
}
