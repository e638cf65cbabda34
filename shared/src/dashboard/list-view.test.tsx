import { screen } from '@testing-library/react';
import { forgetShops, renderShop } from '@pasal/shared/testing';
import { ListView } from './list-view';

afterEach(forgetShops);

const refetch = jest.fn();
const show = (part: Partial<Parameters<typeof ListView<string[]>>[0]>) =>
  renderShop(
    <ListView
      answer={{ refetch }}
      data={undefined}
      failed="Failed to load the lamps."
      isEmpty={(lamps: string[]) => lamps.length === 0}
      empty="No lamps"
      emptyText="None came yet."
      {...part}
    >
      {(lamps) => <p>{lamps.join(', ')}</p>}
    </ListView>,
  );

describe('a list in its four states', () => {
  it('is loading until its data comes', () => {
    show({});
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('shows what stands in for its data instead of rows', () => {
    show({ loading: <p>A moment</p> });
    expect(screen.getByText('A moment')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows its data', () => {
    show({ data: ['Moon', 'Sun'] });
    expect(screen.getByText('Moon, Sun')).toBeInTheDocument();
  });

  it('says that it is empty', () => {
    show({ data: [] });
    expect(screen.getByRole('status')).toHaveTextContent('No lampsNone came yet.');
  });

  it('says that it failed, whatever came before, and asks again at Retry', async () => {
    const error = { status: 500, data: { message: 'No light.' } };
    const { user } = show({ answer: { error, refetch }, data: ['Moon'] });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the lamps.No light.');
    expect(screen.queryByText('Moon')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says it failed and asks again in words of its own', () => {
    show({ answer: { error: {}, refetch }, failedText: 'Later.', retryLabel: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the lamps.Later.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
