import { screen } from '@testing-library/react';
import { answerCalls, forgetShops, refuseWith } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, mail, openSettings, save } from '../../testing/settings-pages';
import { SiteMessagesPage } from './site-messages-page';

afterEach(forgetShops);

const open = () => openSettings(SiteMessagesPage, patterns.siteMessages);

describe('the message settings', () => {
  it('say what this server cannot send, and are saved', async () => {
    const server = answerCalls({
      ...answers,
      saveMailSettings: {
        message: 'Message settings saved successfully!',
        settings: mail.settings,
        version: 1,
      },
    });
    const { user } = open();
    expect(await screen.findByText("This shop can't send SMS yet.")).toBeInTheDocument();
    expect(screen.queryByText(/can't send email/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Sender name'), 'Shop');
    await user.click(screen.getByLabelText('Order placed, to the customer by SMS'));
    await user.click(save());
    expect(await screen.findByText('Message settings saved successfully!')).toBeInTheDocument();
    expect(bodies(server, '/site/mail')).toEqual([
      {
        settings: {
          ...mail.settings,
          sender_name: 'Shop',
          send: { ...mail.settings.send, order_placed_buyer_sms: false },
        },
        version: 0,
      },
    ]);
  });

  it('keep what was typed when someone else has saved theirs', async () => {
    const server = answerCalls({
      ...answers,
      saveMailSettings: refuseWith('CONFLICT', 'Meanwhile.'),
    });
    const { user } = open();
    await user.type(await screen.findByLabelText('Sender name'), 'Mine');
    const theirs = { ...mail.settings, notify_email: 'their@pasal.test' };
    server.set('mailSettings', { ...mail, settings: theirs, version: 1 });
    await user.click(save());
    expect(await screen.findByText(/everything you typed is kept/)).toBeInTheDocument();
    expect(screen.getByLabelText('Sender name')).toHaveValue('Mine');
    expect(screen.getByLabelText('Email for new orders')).toHaveValue('their@pasal.test');
  });
});
