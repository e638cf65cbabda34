import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TextField } from './field';
import { useForm, valueAt, type FormProblems, type FormState } from './use-form';

interface Values {
  name: string;
  place: { city: string };
}
const start: Values = { name: '', place: { city: 'Kathmandu' } };

interface SampleProps {
  send?: (values: Values) => Promise<FormProblems | undefined>;
  onWrong?: (problems: FormProblems) => void;
  seen?: (form: FormState<Values>) => void;
  onChange?: (values: Values) => void;
}

const goesWell = async () => undefined;

function Sample({ send = goesWell, onWrong, onChange, seen }: SampleProps) {
  const { frame, ...form } = useForm<Values>({
    start,
    check: ({ name }): FormProblems => (name === '' ? { name: 'Enter a name.' } : {}),
    send,
    onWrong,
    onChange,
  });
  seen?.(form);
  const { values, problems, set } = form;
  return (
    <form {...frame}>
      <TextField label="Name" {...form.field('name')} />
      <TextField
        label="City"
        value={values.place.city}
        error={problems['place.city']}
        onChange={({ target }) => set({ place: { city: target.value } })}
      />
      <p>{form.isDirty ? 'typed' : 'as it was'}</p>
      <button type="submit" disabled={form.isBusy}>
        Save
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText('Name');
const city = () => screen.getByLabelText('City');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a form', () => {
  it('takes what a browser fills in at once, and tells each change before anything is rendered', () => {
    const heard: Values[] = [];
    const onChange = (values: Values) => heard.push(values);
    let form: FormState<Values> | undefined;
    render(<Sample onChange={onChange} seen={(state) => (form = state)} />);
    act(() => {
      form?.set({ name: 'Sita' });
      form?.set({ place: { city: 'Lalitpur' } });
      expect(heard.at(-1)).toEqual({ name: 'Sita', place: { city: 'Lalitpur' } });
    });
    expect(name()).toHaveValue('Sita');
    expect(city()).toHaveValue('Lalitpur');
  });

  it('shows what was found wrong elsewhere, and leads to it', () => {
    let form: FormState<Values> | undefined;
    render(<Sample seen={(state) => (form = state)} />);
    act(() => form?.report({ 'place.city': 'The shop does not deliver there.' }));
    expect(city()).toHaveAccessibleDescription('The shop does not deliver there.');
    expect(city()).toHaveFocus();
  });

  it('is not sent while something is wrong: the words stand beside the field, which has the focus', async () => {
    const user = userEvent.setup();
    const send = jest.fn();
    const onWrong = jest.fn();
    render(<Sample send={send} onWrong={onWrong} />);
    expect(name()).toBeValid();
    await user.click(save());
    expect(name()).toHaveAccessibleDescription('Enter a name.');
    expect(name()).toHaveFocus();
    expect(onWrong).toHaveBeenCalledWith({ name: 'Enter a name.' });
    expect(send).not.toHaveBeenCalled();
    await user.type(name(), 'S');
    expect(name()).toBeValid();
  });

  it('keeps what was typed when it is refused, and heals only the field that is changed', async () => {
    const user = userEvent.setup();
    render(<Sample send={async () => ({ name: 'Taken.', 'place.city': 'Unknown.' })} />);
    await user.type(name(), 'Sita{Enter}');
    expect(name()).toHaveValue('Sita');
    expect(name()).toHaveFocus();
    await user.type(city(), '!');
    expect(city()).toBeValid();
    expect(name()).toHaveAccessibleDescription('Taken.');
  });

  it('is sent once at a time; a failure no field is to blame for gives the lost focus to the button', async () => {
    const user = userEvent.setup();
    const answer = new EventTarget();
    const held = new Promise<FormProblems>((resolve) => {
      answer.addEventListener('come', () => resolve({}));
    });
    const send = jest.fn(() => held);
    render(<Sample send={send} />);
    await user.type(name(), 'Sita{Enter}{Enter}');
    expect(save()).toBeDisabled();
    expect(send).toHaveBeenCalledTimes(1);
    name().blur();
    answer.dispatchEvent(new Event('come'));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(save()).toHaveFocus();
  });

  it('knows whether something is typed, begins anew, and lays what was typed over something newer', async () => {
    const user = userEvent.setup();
    let form: FormState<Values> | undefined;
    render(<Sample seen={(now) => (form = now)} />);
    await user.type(name(), 'S');
    expect(screen.getByText('typed')).toBeInTheDocument();
    const newer = { ...start, place: { city: 'Pokhara' } };
    act(() => form?.rebase(newer, ({ name: typed }) => ({ ...newer, name: typed })));
    expect(city()).toHaveValue('Pokhara');
    expect(screen.getByText('typed')).toBeInTheDocument();
    act(() => form?.begin(newer));
    expect(name()).toHaveValue('');
    expect(screen.getByText('as it was')).toBeInTheDocument();
  });

  it('needs no window', () => {
    expect(renderToString(<Sample />)).toContain('Kathmandu');
  });
});

it('finds a value by its path', () => {
  expect(valueAt(start, 'place.city')).toBe('Kathmandu');
  expect(valueAt(start, 'place.city.name')).toBeUndefined();
});
