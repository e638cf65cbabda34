import { useEffect, useId, useRef, useState } from 'react';
import { ComboboxList, optionId } from './combobox-list';
import { Input, Root, Toggle } from './combobox.styles';
import type { ControlProps } from './field';
import { Icon, icons } from '../icons';
import { VisuallyHidden } from '../layout';
import * as messages from '../messages';
import { useCombobox, type ComboboxOption } from './use-combobox';

interface ComboboxProps<Value> extends ControlProps {
  /** The name of the list, such as 'Districts'. */
  listLabel: string;
  options: readonly ComboboxOption<Value>[];
  /** The selected option's value, or null. */
  value: Value | null;
  onChoose: (value: Value | null) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** The autofill token: `address-level1`, or 'off'. */
  autoComplete?: string;
}

interface ListToggleProps {
  disabled: boolean | undefined;
  onFocusBox: () => void;
  onPress: () => void;
}

/** Opens and closes the list by pointer; keys do so in the box. */
function ListToggle({ disabled, onFocusBox, onPress }: ListToggleProps) {
  return (
    <Toggle
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      disabled={disabled}
      onMouseDown={(event) => {
        // Keeps or puts the focus in the box.
        event.preventDefault();
        onFocusBox();
      }}
      onClick={onPress}
    >
      <Icon shape={icons.chevronDown} />
    </Toggle>
  );
}

/** Closes a phone's keyboard after each choice by touch: typing rarely follows. */
function useRelease() {
  const input = useRef<HTMLInputElement>(null);
  const isTouched = useRef(false);
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (choices > 0) input.current?.blur();
  }, [choices]);
  return {
    input,
    note: (pointerType: string) => {
      isTouched.current = pointerType === 'touch';
    },
    /** After the choice is rendered: blurring the box earlier would restore the previous one. */
    release: () => isTouched.current && setChoices((before) => before + 1),
  };
}

/**
 * A choice from many by typing a part of the name: the editable combobox with a list from the ARIA Authoring
 * Practices. Arrows open the list and move, Enter and Tab take the highlighted option, Escape closes and restores
 * the selection; emptying the box clears it. Inside a `Field`, like every control.
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { listLabel, options, value, onChoose, disabled, autoComplete = 'off', ...control } = props;
  const box = useCombobox({ options, value, onChoose });
  const { input, note, release } = useRelease();
  const list = useId();
  const { open, matches, active } = box;

  return (
    <Root
      onPointerDown={(event) => note(event.pointerType)}
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
      <ListToggle
        disabled={disabled}
        onFocusBox={() => input.current?.focus()}
        onPress={() => (open ? box.close() : box.show())}
      />
      <VisuallyHidden role="status">
        {open && (matches.length > 0 ? messages.options(matches.length) : messages.noMatch)}
      </VisuallyHidden>
      {open && (
        <ComboboxList
          id={list}
          label={listLabel}
          value={value}
          matches={matches}
          active={active}
          onChoose={(option) => {
            box.choose(option);
            release();
          }}
        />
      )}
    </Root>
  );
}
