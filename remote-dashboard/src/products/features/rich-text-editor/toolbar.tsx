import type Quill from 'quill';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import * as commands from './editor-commands';
import { messages } from './messages';
import { FONT_SIZES } from './palette';
import * as s from './rich-text-editor.styles';
import { ToolbarIcon, type ToolbarIconName } from './toolbar-icons';
import { ToolbarPopovers, type PopoverName } from './toolbar-popovers';
import { useEditorState } from './use-editor-state';

interface ToolProps {
  ref?: Ref<HTMLButtonElement>;
  icon: ToolbarIconName;
  label: string;
  pressed?: boolean;
  opens?: boolean;
  disabled?: boolean;
  children?: ReactNode;
  onPress: () => void;
}

/** A press by mouse leaves the caret where it is. */
function Tool({ icon, label, pressed, opens, disabled, children, onPress, ref }: ToolProps) {
  return (
    <s.Tool
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={opens === undefined ? pressed : undefined}
      aria-haspopup={opens === undefined ? undefined : 'dialog'}
      aria-expanded={opens}
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      <ToolbarIcon name={icon} />
      {children}
    </s.Tool>
  );
}

const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;

const toolsOf = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLElement>('button, select')].filter(
    (tool) => tool.closest('[role=dialog]') === null,
  );

/** One tool is in the order of Tab: the one used last, at first the first. */
function rove(tools: readonly HTMLElement[], to: number): void {
  for (const [index, tool] of tools.entries()) tool.tabIndex = index === to ? 0 : -1;
}

/** Which control a key leads to (one of them is in the order of Tab, arrows do the rest). */
function moveAmong(event: KeyboardEvent<HTMLDivElement>): void {
  const isTool = (event.target as HTMLElement).closest('[role=dialog]') === null;
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
  if (!isTool || step === undefined) return;
  event.preventDefault();
  const tools = toolsOf(event.currentTarget);
  const at = tools.indexOf(event.target as HTMLElement);
  const to = Math.max(0, Math.min(tools.length - 1, at + step));
  rove(tools, to);
  tools[to]?.focus();
}

interface ToolbarProps {
  quill: Quill;
  /** Id of the text it works on. */
  controls: string;
}

/** Everything R2.99 lists, in its order. */
export function Toolbar({ quill, controls }: ToolbarProps) {
  const { formats, canUndo, canRedo } = useEditorState(quill);
  const [open, setOpen] = useState<PopoverName>();
  const frame = useRef<HTMLDivElement>(null);
  const colour = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const table = useRef<HTMLButtonElement>(null);
  const anchors = { colour, link, table };
  const toggle = (name: PopoverName) => setOpen(open === name ? undefined : name);
  useEffect(() => {
    if (frame.current) rove(toolsOf(frame.current), 0);
  }, []);
  const align = formats.align ?? 'left';

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
      <s.SizeSelect
        aria-label={messages.fontSize}
        value={formats.size ?? ''}
        onChange={({ target }) => commands.formatText(quill, 'size', target.value || false)}
      >
        <option value="">{messages.normalSize}</option>
        {FONT_SIZES.map((size) => (
          <option key={size} value={`${size}px`}>
            {size}
          </option>
        ))}
      </s.SizeSelect>
      <s.Group>
        {MARKS.map((mark) => (
          <Tool
            key={mark}
            icon={mark}
            label={messages[mark]}
            pressed={formats[mark] === true}
            onPress={() => commands.formatText(quill, mark, !formats[mark])}
          />
        ))}
        <Tool
          ref={colour}
          icon="colour"
          label={messages.colour}
          opens={open === 'colour'}
          onPress={() => toggle('colour')}
        >
          <s.ColourMark style={{ backgroundColor: formats.color }} />
        </Tool>
      </s.Group>
      <s.Group>
        {ALIGNMENTS.map((side) => (
          <Tool
            key={side}
            icon={side}
            label={messages[side]}
            pressed={align === side}
            onPress={() => commands.formatLines(quill, 'align', side === 'left' ? false : side)}
          />
        ))}
      </s.Group>
      <s.Group>
        <Tool
          ref={link}
          icon="link"
          label={messages.insertLink}
          opens={open === 'link'}
          onPress={() => toggle('link')}
        />
        <Tool
          ref={table}
          icon="table"
          label={formats.table ? messages.table : messages.insertTable}
          opens={open === 'table'}
          onPress={() => toggle('table')}
        />
        <Tool
          icon="divider"
          label={messages.divider}
          onPress={() => commands.insertDivider(quill)}
        />
      </s.Group>
      <ToolbarPopovers
        quill={quill}
        formats={formats}
        open={open}
        anchors={anchors}
        onClose={(giveBack) => {
          if (giveBack && open) anchors[open].current?.focus();
          setOpen(undefined);
        }}
      />
    </s.Toolbar>
  );
}
