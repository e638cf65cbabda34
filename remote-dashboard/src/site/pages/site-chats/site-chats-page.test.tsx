import { screen } from '@testing-library/react';
import { answerCalls, failWith, forgetShops } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answers, bodies, openSettings, save } from '../../testing/settings-pages';
import { SiteChatsPage } from './site-chats-page';

afterEach(forgetShops);

/** The last added field with this label. */
const last = (label: RegExp) => screen.getAllByLabelText(label).at(-1) as HTMLElement;

test('chats and messages are changed and saved; what is refused is said at its field (D146, D149)', async () => {
  const message = "{shop} can't be filled in. Use {name}, {order}, {total}, {day}.";
  const server = answerCalls({
    ...answers,
    saveChatSettings: failWith(400, {
      code: 'VALIDATION',
      message,
      requestId: 'r',
      details: [{ path: 'templates.1.text', message }],
    }),
  });
  const { user } = openSettings(SiteChatsPage, patterns.siteChats);
  expect(await screen.findByLabelText('WhatsApp number')).toHaveValue('+9779801234567');
  await user.type(screen.getByLabelText('Messenger page'), 'pasal.shop');
  await user.click(screen.getByRole('button', { name: 'Add a message' }));
  await user.type(last(/^Name/), 'From us');
  await user.type(last(/^Message \*|^Message$/), '{{shop}');
  await user.click(save());
  expect(await screen.findAllByText(message)).not.toEqual([]);
  expect(last(/^Message \*|^Message$/)).toHaveAccessibleDescription(message);

  const settings = {
    whatsapp: '+9779801234567',
    viber: '',
    messenger: 'pasal.shop',
    templates: [{ name: 'From us', text: '{order}' }],
  };
  server.set('saveChatSettings', { message: 'Chats saved successfully!', settings, version: 3 });
  await user.clear(last(/^Message \*|^Message$/));
  await user.type(last(/^Message \*|^Message$/), '{{order}');
  await user.click(screen.getByRole('button', { name: 'Remove "Sent"' }));
  await user.click(save());
  expect(await screen.findByText('Chats saved successfully!')).toBeInTheDocument();
  expect(bodies(server, '/site/chats').at(-1)).toEqual({ settings, version: 2 });
});
