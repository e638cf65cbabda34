import { screen, waitFor } from '@testing-library/react';
import { failWith, forgetShops, refuseWith, renderShop } from '@pasal/shared/testing';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { Refusal } from './refusal';
import { useCallForm } from './use-call-form';

afterEach(forgetShops);

/** The result of a call's mutation: the body of a response, or an error with one. */
const ending = (response: Response) => ({
  unwrap: async () => {
    const { status } = response;
    const data: unknown = await response.json();
    if (!response.ok) throw Object.assign(new Error('refused'), { status, data });
    return data as { message: string };
  },
});

const check = ({ name }: { name: string }): FormProblems => (name === 'x' ? { name: 'No.' } : {});

function Sample({ response, onDone }: { response: Response; onDone: () => void }) {
  const { frame, field, refusal } = useCallForm({
    start: { name: '' },
    check,
    call: () => ending(response.clone()),
    onDone,
  });
  return (
    <form {...frame}>
      <TextField label="Name" {...field('name')} />
      <Refusal text={refusal} />
      <button type="submit">Save</button>
    </form>
  );
}

const onDone = jest.fn();
async function send(response: Response) {
  const { user } = renderShop(<Sample response={response} onDone={onDone} />);
  await user.type(screen.getByLabelText('Name'), 'Yale{Enter}');
  return user;
}
beforeEach(() => jest.clearAllMocks());

describe('a form that ends in a call', () => {
  it('tells its success by the server’s words', async () => {
    await send(Response.json({ message: 'Saved.' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(onDone).toHaveBeenCalledWith({ message: 'Saved.' });
  });

  it('has what is wrong with a field beside it, and not below as well', async () => {
    await send(refuseWith('VALIDATION', 'Too long.', [{ path: 'name', message: 'Too long.' }]));
    const field = screen.getByLabelText('Name');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Too long.'));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    ['what no field is to blame for', refuseWith('CONFLICT', 'Taken.'), 'Taken.'],
    [
      'what is wrong with something it has no field for',
      refuseWith('VALIDATION', 'No file.', [{ path: 'logo', message: 'No file.' }]),
      'No file.',
    ],
    ['that it failed', failWith(500, {}), "That didn't work. Please try again."],
  ])('says below %s, until it is sent again', async (_name, response, words) => {
    const user = await send(response);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const field = screen.getByLabelText('Name');
    expect(field).toHaveValue('Yale');
    await user.clear(field);
    await user.type(field, 'x{Enter}');
    expect(field).toHaveAccessibleDescription('No.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
