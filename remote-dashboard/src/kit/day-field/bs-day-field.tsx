import { useState } from 'react';
import type { Bs } from '@pasal/shared/dates';
import { Field, Icon, IconButton, icons, TextInput } from '@pasal/shared/ui';
import type { DayFieldProps } from './ad-day-field';
import { DayPicker } from './day-picker';
import { Typed } from './day-field.styles';
import * as messages from './messages';

/** A complete date has ten characters. */
const WHOLE = 10;

/** The input of a date field: its text, the date it means, and its error once left or complete. */
function useTypedDay({
  value,
  onChoose,
  bs,
}: Pick<DayFieldProps, 'value' | 'onChoose'> & { bs: Bs }) {
  const { rules, calendar } = bs;
  const write = (day: string | undefined) => (day ? rules.writeDay(day, calendar) : '');
  const [text, setText] = useState(() => write(value));
  const [seen, setSeen] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const read = text.trim() === '' ? undefined : rules.readDay(text, calendar);
  // The address changed by other means, such as Back: follow it. Invalid text remains for correction.
  if (value !== seen) {
    setSeen(value);
    if (value !== undefined || !read || 'day' in read) setText(write(value));
  }
  const day = read && 'day' in read ? read.day : undefined;
  const problem = read && 'problem' in read ? messages.problemOf(read) : undefined;
  const choose = (next: string | undefined) => {
    if (next !== value) onChoose(next);
  };
  return {
    text,
    day,
    problem: isLeft || text.trim().length >= WHOLE ? problem : undefined,
    type(typed: string) {
      setText(typed);
      setLeft(false);
      const found = rules.readDay(typed, calendar);
      const isWhole = typed.trim().length >= WHOLE;
      if ('day' in found && isWhole) choose(found.day);
      else if (isWhole || typed.trim() === '') choose(undefined);
    },
    take(next: string | undefined) {
      setLeft(true);
      if (next === undefined) return;
      setText(write(next));
      choose(next);
    },
  };
}

/** A date typed in either calendar, or picked from a Bikram Sambat month; both forms are shown below. */
export function BsDayField(props: DayFieldProps & { bs: Bs }) {
  const { label, value, onChoose, min, max, hint, error, bs } = props;
  const { text, day, problem, type, take } = useTypedDay({ value, onChoose, bs });
  const [isOpen, setOpen] = useState(false);
  const both = bs.rules.makeDates('both', bs.calendar);
  return (
    <Field
      label={label}
      hint={[hint, day ? both.date(`${day}T00:00:00Z`) : messages.hint].filter(Boolean).join(' ')}
      error={problem ?? error}
    >
      {(control) => (
        <Typed>
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={() => take(day)}
          />
          <IconButton label={messages.choose(label)} onClick={() => setOpen(true)}>
            <Icon shape={icons.calendar} />
          </IconButton>
          {isOpen && (
            <DayPicker
              title={label}
              bs={bs}
              value={day}
              min={min}
              max={max}
              onClose={() => setOpen(false)}
              onChoose={(chosen) => {
                setOpen(false);
                take(chosen);
              }}
            />
          )}
        </Typed>
      )}
    </Field>
  );
}
