import { screen, within } from '@testing-library/react';
import { ORDER_RULES, type RuleReportResponse } from '@pasal/shared/contracts';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { openAsAdmin } from '../../../testing/as-admin';
import { CustomerRulesPage } from './customer-rules-page';

afterEach(forgetShops);

const nothing = { held: 0, calls: 0, texts: 0, open: 0, delivered: 0, refused: 0, saved: 0 };
const report: RuleReportResponse = {
  from: '2026-10-28',
  to: '2026-11-27',
  rules: ORDER_RULES.map((rule) =>
    rule === 'refusals'
      ? { ...nothing, rule, held: 9, calls: 11, saved: 4, saved_charges: 600 }
      : { ...nothing, rule, saved_charges: 0 },
  ),
  charge: 150,
};

describe('rules of cash on delivery (D246)', () => {
  it('stand with what each cost and saved, those that met nothing too', async () => {
    answerCalls({ ruleReport: report });
    openAsAdmin(<CustomerRulesPage />, '/dashboard/customers/rules');
    const row = within(await screen.findByRole('row', { name: /Refused parcels before/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(-8)).toEqual(['9', '11', '0', '0', '0', '0', '4', 'Rs. 600']);
    expect(screen.getAllByRole('row')).toHaveLength(1 + ORDER_RULES.length);
    expect(screen.getByText(/once: Rs. 150 now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the rules' })).toHaveAttribute(
      'href',
      '/dashboard/site-settings/desks',
    );
  });

  it('are counted on the days of the address', async () => {
    const server = answerCalls({ ruleReport: report });
    openAsAdmin(<CustomerRulesPage />, '/dashboard/customers/rules?from=2026-11-01&to=2026-11-05');
    await screen.findByRole('row', { name: /Refused parcels before/ });
    const asked = server.calls.find(({ path }) => path.includes('rule'))?.query;
    expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-01', '2026-11-05']);
  });
});
