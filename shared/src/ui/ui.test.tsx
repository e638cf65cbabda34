import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import styled from 'styled-components';
import { renderShop } from '@pasal/shared/testing';
import { Button, ConfirmDialog, Pager, Price, ProductPicture, TextField, TextInput } from './index';

function Deletable({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        text="It will be gone."
        confirmLabel="Delete"
        onConfirm={onDelete}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const isTaken = (name: string, key: string, more = {}) =>
  fireEvent.keyDown(screen.getByLabelText(name), { key, ...more });

describe('the kit', () => {
  it('asks before it deletes, and Cancel closes', async () => {
    const onDelete = jest.fn();
    const { user } = renderShop(<Deletable onDelete={onDelete} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveTextContent(
      'It will be gone.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  it('holds every number field to the keys of R5.11, whoever makes it, and no other field', () => {
    const onKeyDown = jest.fn();
    const Narrow = styled(TextInput)`
      width: 4rem;
    `;
    renderShop(
      <>
        <TextField label="Price" type="number" onKeyDown={onKeyDown} />
        <Narrow aria-label="Stock" type="number" />
        <TextField label="Name" />
      </>,
    );
    for (const name of ['Price', 'Stock']) {
      const field = screen.getByLabelText(name);
      for (const key of ['e', 'E', '+', ',', ' ']) expect(isTaken(name, key)).toBe(false);
      for (const key of ['0', '9', '.', '-', 'Backspace', 'Delete', 'Tab', 'Enter', 'ArrowUp']) {
        expect(isTaken(name, key)).toBe(true);
      }
      expect(isTaken(name, 'v', { ctrlKey: true })).toBe(true);
      field.focus();
      fireEvent.wheel(field);
      expect(field).not.toHaveFocus();
    }
    const insert = jest.fn();
    Object.assign(document, { execCommand: insert });
    expect(isTaken('Price', '५')).toBe(false);
    fireEvent.paste(screen.getByLabelText('Price'), { clipboardData: { getData: () => ' १२.५ ' } });
    expect(insert.mock.calls.map(([, , text]) => text)).toEqual(['5', '12.5']);
    expect(onKeyDown).toHaveBeenCalledTimes(16);
    expect(isTaken('Name', 'e')).toBe(true);
  });

  it('ties hint and error to their field', () => {
    renderShop(
      <TextField label="Phone" required hint="Nepali number" error="Enter a phone number." />,
    );
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Nepali number Enter a phone number.');
  });

  it('keeps a busy button from being pressed', async () => {
    const onClick = jest.fn();
    const { user } = renderShop(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('stops paging at both ends', () => {
    renderShop(<Pager page={1} pageCount={1} summary="1 to 3 of 3 products" onPage={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('strikes the original price through only when it is higher', () => {
    const { unmount } = renderShop(<Price price={850} original={1000} />);
    expect(screen.getByText('Rs. 1,000')).toBeInTheDocument();
    unmount();
    renderShop(<Price price={850} original={850} />);
    expect(screen.getAllByText('Rs. 850')).toHaveLength(1);
  });

  it('shows the first picture (R3.8)', () => {
    renderShop(<ProductPicture images={['/uploads/a.webp', '/b.webp']} alt="Dome" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Dome' })).toHaveAttribute(
      'src',
      '/uploads/a.webp?w=640',
    );
  });

  it('shows "else a placeholder"', () => {
    renderShop(<ProductPicture images={[]} alt="Dome" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Dome' })).not.toHaveAttribute('src');
  });
});
