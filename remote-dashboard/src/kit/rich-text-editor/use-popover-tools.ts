import { useRef, useState } from 'react';
import type { PopoverName } from './toolbar-popovers';

/** The toolbar's open popover, and the tools that open one. */
export function usePopoverTools() {
  const [open, setOpen] = useState<PopoverName>();
  const colour = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const table = useRef<HTMLButtonElement>(null);
  const anchors = { colour, link, table };

  const toolOf = (name: PopoverName) => ({
    ref: anchors[name],
    opens: open === name,
    onPress: () => setOpen(open === name ? undefined : name),
  });

  /** @param giveBack whether the focus returns to the tool */
  function close(giveBack: boolean) {
    if (giveBack && open) anchors[open].current?.focus();
    setOpen(undefined);
  }

  return { open, anchors, toolOf, close };
}

export type PopoverTools = ReturnType<typeof usePopoverTools>;
