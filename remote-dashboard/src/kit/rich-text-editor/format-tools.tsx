import type Quill from 'quill';
import { writeDigits } from '@pasal/shared/domain';
import type { Attributes } from '../model/rich-text/ops';
import * as commands from './editor-commands';
import * as messages from './messages';
import { FONT_SIZES } from './palette';
import type { PopoverTools } from './use-popover-tools';
import * as s from './rich-text-editor.styles';
import { Tool } from './toolbar-tool';

const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;

interface FormatProps {
  quill: Quill;
  /** The formats of the text at the caret. */
  formats: Attributes;
}

/** The heading level below a page's title. */
const HEADING = 2;

/** Turns lines into headings or back. */
export function HeadingTool({ quill, formats }: FormatProps) {
  const isHeading = formats.header !== undefined;
  return (
    <s.Group>
      <Tool
        icon="heading"
        label={messages.heading}
        pressed={isHeading}
        onPress={() => commands.formatLines(quill, 'header', isHeading ? false : HEADING)}
      />
    </s.Group>
  );
}

export function SizeTool({ quill, formats }: FormatProps) {
  return (
    <s.SizeSelect
      aria-label={messages.fontSize}
      value={formats.size ?? ''}
      onChange={({ target }) => commands.formatText(quill, 'size', target.value || false)}
    >
      <option value="">{messages.normalSize}</option>
      {FONT_SIZES.map((size) => (
        <option key={size} value={`${size}px`}>
          {writeDigits(size)}
        </option>
      ))}
    </s.SizeSelect>
  );
}

/** Bold and other marks, and the colour. */
export function MarkTools({ quill, formats, popovers }: FormatProps & { popovers: PopoverTools }) {
  return (
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
      <Tool icon="colour" label={messages.colour} {...popovers.toolOf('colour')}>
        <s.ColourMark style={{ backgroundColor: formats.color }} />
      </Tool>
    </s.Group>
  );
}

export function AlignTools({ quill, formats }: FormatProps) {
  const align = formats.align ?? 'left';
  return (
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
  );
}
