import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { PopoverBox } from './rich-text-editor.styles';

interface PopoverProps {
  label: string;
  /** The control it belongs to; it is placed below it, within the toolbar's width. */
  anchor: RefObject<HTMLElement | null>;
  /** `true` if the focus should return to the control. */
  onClose: (giveBack: boolean) => void;
  children: ReactNode;
}

/** A small dialog of the toolbar. It takes the focus; Escape or blur closes it. */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(0);

  useLayoutEffect(() => {
    const room = box.current?.offsetParent?.clientWidth ?? 0;
    const width = box.current?.offsetWidth ?? 0;
    setLeft(Math.max(0, Math.min(anchor.current?.offsetLeft ?? 0, room - width)));
  }, [anchor]);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-first], input, button')?.focus();
  }, []);

  return (
    <PopoverBox
      ref={box}
      role="dialog"
      aria-label={label}
      style={{ left }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') {
          // Must not close the surrounding dialog or page too.
          event.preventDefault();
          onClose(true);
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget) || relatedTarget === anchor.current;
        if (!stays && document.hasFocus()) onClose(false);
      }}
    >
      {children}
    </PopoverBox>
  );
}
