import type Quill from 'quill';
import { useEffect, useRef } from 'react';
import { AlignTools, HeadingTool, MarkTools, SizeTool } from './format-tools';
import { InsertTools } from './insert-tools';
import * as messages from './messages';
import { usePopoverTools } from './use-popover-tools';
import * as s from './rich-text-editor.styles';
import { moveAmong, rove, toolsOf } from './rove';
import { ToolbarPopovers } from './toolbar-popovers';
import { Tool } from './toolbar-tool';
import { useEditorState } from './use-editor-state';

interface ToolbarProps {
  quill: Quill;
  /** Id of the text it works on. */
  controls: string;
  hasHeadings?: boolean | undefined;
}

/** Everything R2.99 lists, in its order. */
export function Toolbar({ quill, controls, hasHeadings }: ToolbarProps) {
  const { formats, canUndo, canRedo } = useEditorState(quill);
  const popovers = usePopoverTools();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) rove(toolsOf(frame.current), 0);
  }, []);

  return (
    <s.Toolbar
      ref={frame}
      role="toolbar"
      aria-label={messages.toolbar}
      aria-controls={controls}
      onKeyDown={moveAmong}
    >
      <s.Group>
        <Tool
          icon="undo"
          label={messages.undo}
          disabled={!canUndo}
          onPress={() => quill.history.undo()}
        />
        <Tool
          icon="redo"
          label={messages.redo}
          disabled={!canRedo}
          onPress={() => quill.history.redo()}
        />
      </s.Group>
      {hasHeadings && <HeadingTool quill={quill} formats={formats} />}
      <SizeTool quill={quill} formats={formats} />
      <MarkTools quill={quill} formats={formats} popovers={popovers} />
      <AlignTools quill={quill} formats={formats} />
      <InsertTools quill={quill} inTable={Boolean(formats.table)} popovers={popovers} />
      <ToolbarPopovers
        quill={quill}
        formats={formats}
        open={popovers.open}
        anchors={popovers.anchors}
        onClose={popovers.close}
      />
    </s.Toolbar>
  );
}
