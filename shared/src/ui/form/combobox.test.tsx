import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderShop } from '@pasal/shared/testing';
import { Combobox, Dialog, Field } from '../index';

const districts = ['Bhaktapur', 'Chitwan', 'Kathmandu', 'Lalitpur'].map((label, index) => ({
  value: index + 1,
  label,
}));

interface FormProps {
  start: number | null;
  onChoose?: (value: number | null) => void;
}

function Form({ start, onChoose }: FormProps) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={() => expect('the form').toBe('not submitted')}>
      <Field label="District" required hint="Where we deliver.">
        {(control) => (
          <Combobox
            {...control}
            listLabel="Districts"
            placeholder="Choose a district"
            options={districts}
            value={value}
            onChoose={(chosen) => {
              setValue(chosen);
              onChoose?.(chosen);
            }}
          />
        )}
      </Field>
      <button type="button">Next</button>
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'District' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function openForm(start: number | null = null) {
  const onChoose = jest.fn<void, [number | null]>();
  const shop = renderShop(<Form start={start} onChoose={onChoose} />);
  return { ...shop, onChoose };
}

describe('by keyboard', () => {
  it('typing narrows the list, and Enter takes the first match without submitting the form', async () => {
    const { user, onChoose } = openForm();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('pur');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Bhaktapur', 'Lalitpur']);
    expect(screen.getByRole('status')).toHaveTextContent('2 options');
    expect(box()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Bhaktapur' }).id,
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([[4]]);
    expect(box()).toHaveValue('Lalitpur');
    expect(options()).toEqual([]);
    expect(box()).toHaveFocus();
  });

  it('Tab takes what stands ready and goes on', async () => {
    const { user } = openForm();
    await user.click(box());
    await user.keyboard('kath');
    await user.tab();
    expect(box()).toHaveValue('Kathmandu');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('arrows open the list at the choice and go round; Tab alone chooses nothing', async () => {
    const { user, onChoose } = openForm(4);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const at = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(at()).toHaveTextContent('Lalitpur');
    expect(at()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(at()).toHaveTextContent('Bhaktapur');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(at()).toHaveTextContent('Kathmandu');
    await user.keyboard('{PageUp}');
    expect(at()).toHaveTextContent('Bhaktapur');
    await user.keyboard('{PageDown}');
    expect(at()).toHaveTextContent('Lalitpur');
    await user.keyboard('{PageUp}');
    await user.tab();
    expect(box()).toHaveValue('Lalitpur');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('Escape closes the list and brings the choice back; a dialog around it stays', async () => {
    const onClose = jest.fn();
    const { user } = renderShop(
      <Dialog open title="Order" onClose={onClose}>
        <Form start={4} />
      </Dialog>,
    );
    await user.click(box());
    await user.keyboard('kath{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('Lalitpur');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('emptying the box takes the choice back', async () => {
    const { user, onChoose } = openForm(4);
    await user.clear(box());
    await user.tab();
    expect(onChoose.mock.calls).toEqual([[null]]);
    expect(box()).toHaveValue('');
  });
});

describe('by press', () => {
  it('opens, marks the choice and chooses another', async () => {
    const { user, onChoose } = openForm(4);
    await user.click(box());
    const list = within(screen.getByRole('listbox', { name: 'Districts' }));
    expect(list.getByRole('option', { selected: true })).toHaveTextContent('Lalitpur');
    await user.click(list.getByRole('option', { name: 'Chitwan' }));
    expect(onChoose.mock.calls).toEqual([[2]]);
    expect(box()).toHaveValue('Chitwan');
    expect(box()).toHaveFocus();
  });

  it('a press elsewhere takes the only match, else what was chosen before', async () => {
    const { user } = openForm(4);
    await user.click(box());
    await user.keyboard('pur');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(box()).toHaveValue('Lalitpur');
    await user.click(box());
    await user.keyboard('chitv');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(box()).toHaveValue('Chitwan');
    expect(options()).toEqual([]);
  });
});

it('says that nothing matches, and keeps the text to be corrected', async () => {
  const { user, onChoose } = openForm();
  await user.click(box());
  await user.keyboard('Ktm');
  expect(screen.getByRole('status')).toHaveTextContent('No matches. Check the spelling.');
  await user.keyboard('{Enter}');
  await user.tab();
  expect(box()).toHaveValue('Ktm');
  expect(onChoose).not.toHaveBeenCalled();
});

it('a whole name the browser fills in is the choice', async () => {
  const { user, onChoose } = openForm();
  await user.click(box());
  await user.paste('kathmandu');
  expect(onChoose.mock.calls).toEqual([[3]]);
});

it('hint and label belong to the box', () => {
  openForm();
  expect(box()).toHaveAccessibleDescription('Where we deliver.');
  expect(box()).toBeRequired();
});
