import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import { PALETTE, PALETTE_COLUMNS } from './palette';
import { Popover } from './popover';
import { Swatch, Swatches } from './rich-text-editor.styles';

interface ColourPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  value: string | undefined;
  /** Undefined: the colour of the text around. */
  onChoose: (colour: string | undefined) => void;
  onClose: (giveBack: boolean) => void;
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -PALETTE_COLUMNS,
  ArrowDown: PALETTE_COLUMNS,
};

/** 48 colours, 8 in a row; arrows move among them. */
export function ColourPopover({ anchor, value, onChoose, onClose }: ColourPopoverProps) {
  const grid = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    PALETTE.findIndex((colour) => colour.value === value),
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[at + step]?.focus();
  }

  return (
    <Popover label={messages.colour} anchor={anchor} onClose={onClose}>
      <Swatches ref={grid} role="group" aria-label={messages.colour} onKeyDown={onKeyDown}>
        {PALETTE.map((colour, index) => (
          <Swatch
            key={colour.value}
            type="button"
            title={colour.name}
            aria-label={colour.name}
            aria-pressed={colour.value === value}
            tabIndex={index === current ? 0 : -1}
            data-first={index === current ? '' : undefined}
            style={{ backgroundColor: colour.value }}
            onClick={() => onChoose(colour.value)}
          />
        ))}
      </Swatches>
      <Button variant="quiet" onClick={() => onChoose(undefined)}>
        {messages.noColour}
      </Button>
    </Popover>
  );
}
