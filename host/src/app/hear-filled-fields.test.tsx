import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { hearFilledFields } from './hear-filled-fields';

const heard = jest.fn();
const sent = jest.fn();

function Form() {
  const [values, setValues] = useState({ email: '', password: 'typed' });
  const field = (name: 'email' | 'password') => ({
    'aria-label': name,
    value: values[name],
    onChange({ target }: { target: HTMLInputElement }) {
      heard(name);
      setValues({ ...values, [name]: target.value });
    },
  });
  return (
    <form
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault();
        sent(values);
      }}
    >
      <input {...field('email')} />
      <input {...field('password')} />
      <button>Send</button>
    </form>
  );
}

test('a form is sent with what stands in its fields, also where no event told of it', async () => {
  hearFilledFields(document);
  render(<Form />);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'email' });
  // As a password manager fills it in: React gets no event.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(email, 'sita@example.com');
  await act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());
  expect(sent.mock.calls).toEqual([[{ email: 'sita@example.com', password: 'typed' }]]);
  expect(heard.mock.calls).toEqual([['email']]);
});
