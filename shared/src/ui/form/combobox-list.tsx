import { useEffect, useRef, type RefObject } from 'react';
import { Icon, icons } from '../icons';
import * as messages from '../messages';
import { Dropdown, Empty, Option } from './combobox.styles';
import type { ComboboxOption } from './use-combobox';

interface ComboboxListProps<Value> {
  /** Id of the list, and prefix of its options' ids. */
  id: string;
  label: string;
  /** The selected value. */
  value: Value | null;
  matches: readonly ComboboxOption<Value>[];
  /** The index of the highlighted option. */
  active: number;
  onChoose: (option: ComboboxOption<Value>) => void;
}

export const optionId = (list: string, index: number) => `${list}-${index}`;

/** Scrolls the list into view, also when a phone's keyboard opens later. */
function useIntoView(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = () => list.current?.scrollIntoView({ block: 'nearest' });
    show();
    window.visualViewport?.addEventListener('resize', show);
    return () => window.visualViewport?.removeEventListener('resize', show);
  }, [list]);
}

/** The matching options. The active one stays in view, for which keys scroll the list and not the page. */
export function ComboboxList<Value extends string | number>(props: ComboboxListProps<Value>) {
  const { id, label, value, matches, active, onChoose } = props;
  const dropdown = useRef<HTMLDivElement>(null);
  useIntoView(dropdown);
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
      {matches.length === 0 && <Empty aria-hidden="true">{messages.noMatch}</Empty>}
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
              // A press keeps the focus in the box, so that it isn't blurred first.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
              {option.value === value && <Icon shape={icons.check} />}
            </Option>
          ))}
        </div>
      )}
    </Dropdown>
  );
}
