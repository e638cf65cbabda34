import { screen, within } from '@testing-library/react';
import { renderShop } from '@pasal/shared/testing';
import { DataTable, type Column } from '../index';

interface Lock {
  id: number;
  name: string;
}
const columns: Column<Lock>[] = [
  { label: 'ID', align: 'end', cell: ({ id }) => id },
  { label: 'Name', cell: ({ name }) => name },
];
const open = (items: Lock[] | undefined, busy = false) =>
  renderShop(
    <DataTable
      caption="Locks"
      columns={columns}
      items={items}
      keyOf={({ id }) => id}
      expected={3}
      busy={busy}
    />,
  );

describe('the table', () => {
  it('names itself, its columns and, on cards, every value', () => {
    open([{ id: 4, name: 'Smart Lock' }]);
    const table = screen.getByRole('table', { name: 'Locks' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const [id, name] = within(table).getAllByRole('cell');
    expect(id).toHaveTextContent('4');
    expect(id).toHaveStyle('text-align: end');
    expect(name).toHaveAttribute('data-label', 'Name');
  });

  it('says that it is loading and holds the place of the rows it expects', () => {
    open(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1 + 3);
  });

  it('keeps the rows before while others are on their way', () => {
    open([{ id: 4, name: 'Smart Lock' }], true);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Smart Lock')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
