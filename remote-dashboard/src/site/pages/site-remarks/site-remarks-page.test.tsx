import { screen } from '@testing-library/react';
import { answerCalls, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save } from '../../testing/settings-pages';
import { SiteRemarksPage } from './site-remarks-page';

afterEach(forgetShops);

const open = () => openSettings(SiteRemarksPage, patterns.siteRemarks);

describe('the ready remarks', () => {
  it('are added, changed and removed, and saved (D97)', async () => {
    const server = answerCalls({
      ...answers,
      saveReadyRemarks: { message: 'Saved', settings: { remarks: [] }, version: 3 },
    });
    const { user } = open();
    const remark = await screen.findByRole('textbox', { name: 'Remark' });
    expect(remark).toHaveValue('Sent');
    await user.type(remark, ' off');
    await user.click(screen.getByRole('button', { name: 'Add a remark' }));
    const [, added] = screen.getAllByRole('textbox', { name: 'Remark' });
    await user.type(added as HTMLElement, 'Paid');
    const [, status] = screen.getAllByRole('combobox', { name: 'Sets the status to' });
    await user.selectOptions(status as HTMLElement, 'Completed');
    const [, told] = screen.getAllByRole('textbox', { name: 'Tells the customer' });
    await user.type(told as HTMLElement, 'Thank you.');
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(bodies(server, '/site/ready-remarks')).toEqual([
      {
        settings: {
          remarks: [
            { remark: 'Sent off', status: 'others', customer_message: '' },
            { remark: 'Paid', status: 'complete', customer_message: 'Thank you.' },
          ],
        },
        version: 2,
      },
    ]);
  });
});
