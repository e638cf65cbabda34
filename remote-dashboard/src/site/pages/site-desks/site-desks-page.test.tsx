import { screen, waitFor } from '@testing-library/react';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save } from '../../testing/settings-pages';
import { SiteDesksPage } from './site-desks-page';

afterEach(forgetShops);

test('who need not be called, and the columns of a courier’s file, are changed and saved', async () => {
  const server = answerCalls({
    ...answers,
    saveDeskSettings: {
      message: 'Desks saved successfully!',
      settings: {
        known_orders: 2,
        below: 500,
        first_above: 10_000,
        refusals: 2,
        text_first: true,
        files: [],
      },
      version: 2,
    },
  });
  const { user } = openSettings(SiteDesksPage, patterns.siteDesks);
  const known = await screen.findByLabelText('Delivered orders of a known buyer');
  await user.clear(known);
  await user.type(known, '101');
  await user.click(save());
  expect(known).toHaveAccessibleDescription(/Enter a whole number from 0 to 100\./);
  await user.clear(known);
  await user.type(known, '2');
  const below = screen.getByLabelText('Sum below which no call is needed (Rs.)');
  await user.clear(below);
  await user.type(below, '500');
  const above = screen.getByLabelText('Call first orders above (Rs.)');
  await user.clear(above);
  await user.type(above, '10000');
  const refusals = screen.getByLabelText('Call who refused so many parcels');
  await user.clear(refusals);
  await user.type(refusals, '2');
  await user.click(
    screen.getByRole('checkbox', { name: 'Tell buyers first where many parcels are refused' }),
  );
  await user.click(await screen.findByText('NCM'));
  await user.selectOptions(screen.getByLabelText('Shape'), 'plain');
  for (const name of ['Address', 'Goods', 'Phone']) {
    await user.click(screen.getByRole('button', { name: `Remove "${name}"` }));
  }
  const [heading] = screen.getAllByLabelText(/^Heading/);
  if (!heading) throw new Error('no column');
  await user.clear(heading);
  await user.click(save());
  expect(heading).toHaveAccessibleDescription('Write a heading, or remove the column.');
  expect(heading).toHaveFocus();
  expect(bodies(server, '/site/desks')).toEqual([]);
  await user.type(heading, 'Ref');
  await user.type(screen.getByLabelText('Column of the parcel'), 'Docket');
  await user.type(screen.getByLabelText('Column of the cash'), 'Net');
  await user.clear(screen.getByLabelText('Column of the cash'));
  await user.click(save());
  expect(await screen.findByText('Desks saved successfully!')).toBeInTheDocument();
  const columns = [
    { title: 'Ref', value: 'parcel' },
    { title: 'Name', value: 'customer_name' },
    { title: 'District', value: 'district' },
    { title: 'City', value: 'city' },
    { title: 'Pieces', value: 'pieces' },
    { title: 'Weight (g)', value: 'weight_grams' },
    { title: 'COD', value: 'cash' },
  ];
  expect(bodies(server, '/site/desks').at(-1)).toEqual({
    settings: {
      known_orders: 2,
      below: 500,
      first_above: 10_000,
      refusals: 2,
      text_first: true,
      files: [{ courier_id: 4, columns, headings: { parcel: 'Docket' } }],
    },
    version: 1,
  });
});

test('a courier of whom only the headings are known keeps the usual columns', async () => {
  const server = answerCalls(answers);
  const { user } = openSettings(SiteDesksPage, patterns.siteDesks);
  await user.click(await screen.findByText('NCM'));
  const state = screen.getByLabelText('Column of the status');
  await user.type(state, 'So');
  expect(screen.queryByLabelText(/^Heading/)).not.toBeInTheDocument();
  await user.click(save());
  await waitFor(() =>
    expect(bodies(server, '/site/desks').at(-1)).toEqual({
      settings: expect.objectContaining({ files: [{ courier_id: 4, headings: { state: 'So' } }] }),
      version: 1,
    }),
  );
});
