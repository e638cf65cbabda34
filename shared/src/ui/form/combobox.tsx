import { useEffect, useId, useRef } from 'react';
import { Dropdown, Empty, Input, Option, Root, Toggle } from './combobox.styles';
import type { ControlProps } from './field';
import { Icon } from '../icons';
import { VisuallyHidden } from '../layout';
import { useCombobox, type ComboboxOption } from './use-combobox';

/** Said of a text no option holds. */
const NO_MATCH = 'Nothing matches. Check the spelling.';
const countOf = (count: number) => (count === 1 ? '1 option' : `${count} options`);

interface ComboboxProps<Value> extends ControlProps {
  /** What is chosen from, such as 'Districts'; names the list. */
  listLabel: string;
  options: readonly ComboboxOption<Value>[];
  /** The value of the option chosen, or null. */
  value: Value | null;
  onChoose: (value: Value | null) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** What the browser may fill in: `address-level1`, or 'off'. */
  autoComplete?: string;
}

interface ComboboxListProps<Value> {
  /** Id of the list, and the beginning of its options' ids. */
  id: string;
  label: string;
  /** What is chosen. */
  value: Value | null;
  matches: readonly ComboboxOption<Value>[];
  /** The option that stands ready. */
  active: number;
  onChoose: (option: ComboboxOption<Value>) => void;
}

const optionId = (list: string, index: number) => `${list}-${index}`;

/** The options that match; the one that stands ready is kept in view, without moving the page. */
function ComboboxList<Value extends string | number>(props: ComboboxListProps<Value>) {
  const { id, label, value, matches, active, onChoose } = props;
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = dropdown.current;
    const option = frame?.querySelector<HTMLElement>('[data-active]');
    if (!frame || !option) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < frame.scrollTop) frame.scrollTop = offsetTop;
    const over = offsetTop + offsetHeight - frame.clientHeight;
    if (over > frame.scrollTop) frame.scrollTop = over;
  }, [active, matches.length]);

  return (
    <Dropdown ref={dropdown}>
      {matches.length === 0 && <Empty aria-hidden="true">{NO_MATCH}</Empty>}
      {matches.length > 0 && (
        <div id={id} role="listbox" aria-label={label}>
          {matches.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.value === value}
              $active={index === active}
              data-active={index === active || undefined}
              // A press keeps the focus in the box, so that leaving it does not come first.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
              {option.value === value && <Icon name="check" />}
            </Option>
          ))}
        </div>
      )}
    </Dropdown>
  );
}

/**
 * One of many by typing a part of its name: the editable combobox with a list of the ARIA Authoring
 * Practices. Arrows open the list and move, Enter and Tab take what stands ready, Escape closes and
 * brings the choice back; emptying the box takes the choice back. Inside a `Field`, like every
 * control.
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { listLabel, options, value, onChoose, disabled, autoComplete = 'off', ...control } = props;
  const box = useCombobox({ options, value, onChoose });
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { open, matches, active } = box;

  return (
    <Root
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.leave();
      }}
    >
      <Input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open && matches.length > 0 ? list : undefined}
        aria-activedescendant={
          open && active >= 0 && matches[active] ? optionId(list, active) : undefined
        }
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        value={box.shown}
        onFocus={(event) => event.target.select()}
        onClick={() => !open && box.show()}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.press}
      />
      <Toggle
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        onMouseDown={(event) => {
          // The focus stays in the box, or goes there.
          event.preventDefault();
          input.current?.focus();
        }}
        onClick={() => (open ? box.close() : box.show())}
      >
        <Icon name="chevron-down" />
      </Toggle>
      <VisuallyHidden role="status">
        {open && (matches.length > 0 ? countOf(matches.length) : NO_MATCH)}
      </VisuallyHidden>
      {open && (
        <ComboboxList
          id={list}
          label={listLabel}
          value={value}
          matches={matches}
          active={active}
          onChoose={box.choose}
        />
      )}
    </Root>
  );
}
