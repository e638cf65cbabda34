import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { IconButton } from './button';
import { Icon, icons, type IconShape } from './icons';

const { color, space } = tokens;

const Root = styled.div`
  position: relative;
  display: inline-block;
`;
const List = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${tokens.layer.dropdown};
  display: grid;
  width: max-content;
  min-width: 160px;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  /* Where there is no room on the left of the button. */
  &[data-side='right'] {
    right: auto;
    left: 0;
  }
`;
const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${({ $danger }) => ($danger ? color.danger : color.ink)};
  text-align: left;
  white-space: nowrap;
  &:hover,
  &:focus-visible {
    background: ${color.surfaceMuted};
  }
`;

export interface MenuItem {
  label: string;
  icon?: IconShape;
  /** It is destructive. */
  danger?: boolean;
  onChoose: () => void;
}

interface MenuProps {
  /** The name of the menu, such as 'Actions for Dome Camera'; the button's accessible name. */
  label: string;
  items: readonly MenuItem[];
}

/** The item that a key moves to from `current`, or undefined. */
function destination(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Holds a menu's state: whether it is open, its focused item, and its reactions to keys and presses. */
function useMenu(count: number) {
  const [openAt, setOpenAt] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = openAt !== undefined;

  useEffect(() => {
    if (openAt === undefined) return undefined;
    if (list.current && list.current.getBoundingClientRect().left < 0) {
      list.current.dataset.side = 'right';
    }
    list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[openAt]?.focus();
    const onPress = ({ target }: PointerEvent) => {
      const inside = list.current?.parentElement?.contains(target as Node);
      if (!inside) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [openAt]);

  function close() {
    setOpenAt(undefined);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isOpen && (event.key === 'Escape' || event.key === 'Tab')) close();
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const next = destination(event.key, openAt ?? -1, count);
    if (next === undefined || !(isOpen || opens)) return;
    event.preventDefault();
    setOpenAt(!isOpen && event.key === 'ArrowUp' ? count - 1 : next);
  }

  const toggle = () => setOpenAt(isOpen ? undefined : 0);
  return { isOpen, button, list, close, toggle, onKeyDown };
}

/**
 * A button with a menu of actions. Arrows, Home and End move; Escape, Tab and a press outside close; the focus
 * returns to the button before the action runs.
 */
export function Menu({ label, items }: MenuProps) {
  const { isOpen, button, list, close, toggle, onKeyDown } = useMenu(items.length);
  const id = useId();

  return (
    <Root onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Icon shape={icons.more} />
      </IconButton>
      {isOpen && (
        <List ref={list} id={id} role="menu" aria-label={label}>
          {items.map((item) => (
            <Item
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              $danger={item.danger ?? false}
              onClick={() => {
                close();
                item.onChoose();
              }}
            >
              {item.icon && <Icon shape={item.icon} />}
              {item.label}
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
}
