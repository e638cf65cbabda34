import { screen } from '@testing-library/react';
import { forgetShops, renderShop } from '@pasal/shared/testing';
import { AskDialog } from './ask-dialog';
import { FormDialog } from './form-dialog';

afterEach(forgetShops);

/** A call that never ends. */
const run = () => ({ unwrap: () => new Promise<never>(() => undefined) });
const isDisabled = (name: string) => screen.getByRole('button', { name }).matches(':disabled');
const areDisabled = () => ['Close', 'Cancel'].every(isDisabled);

it('a form stays open while it is being sent: its failure is told in it', () => {
  const form = { title: 'Add', refusal: undefined, onSubmit: jest.fn(), onClose: jest.fn() };
  const { unmount } = renderShop(
    <FormDialog {...form} busy={false}>
      Fields
    </FormDialog>,
  );
  expect(areDisabled()).toBe(false);
  unmount();
  renderShop(
    <FormDialog {...form} busy>
      Fields
    </FormDialog>,
  );
  expect(areDisabled()).toBe(true);
});

it('a question stays open while what it asked for is being done', async () => {
  const { user } = renderShop(<AskDialog title="Delete?" text="" run={run} onClose={jest.fn()} />);
  expect(areDisabled()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(areDisabled()).toBe(true);
});
