import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Looks } from '@pasal/shared/contracts';
import { answerCalls, forgetShops, refuseWith, type CallAnswers } from '@pasal/shared/testing';
import { patterns } from '../../../paths';
import { answerForms } from '../../../testing/form-answers';
import { answers, openSettings, save } from '../../testing/settings-pages';
import { SiteLooksPage } from './site-looks-page';

answerForms();
afterEach(forgetShops);

const none: Looks = { accent: null, logo: null, icon: null };
const own: Looks = {
  accent: '#d34247',
  logo: { path: '/uploads/products/logo.webp', width: 300, height: 100 },
  icon: '/uploads/products/icon.webp',
};

/** Opens the page in a shop with these looks; the saved requests can be read. */
function open(settings: Looks, more: CallAnswers = {}) {
  const sent: [string, unknown][][] = [];
  answerCalls({
    ...answers,
    looksSettings: { settings, version: 4 },
    saveLooks: async (request: Request) => {
      sent.push([...(await request.formData())]);
      return { message: 'Looks saved successfully!', settings, version: 5 };
    },
    ...more,
  });
  return { ...openSettings(SiteLooksPage, patterns.siteLooks), sent };
}
const colour = () => screen.findByRole('textbox', { name: 'Colour' });
const part = (name: 'Logo' | 'Icon') => within(screen.getByRole('group', { name }));
const choose = (name: 'Logo' | 'Icon', file: string, type: string) =>
  fireEvent.change(part(name).getByLabelText(/picture$/), {
    target: { files: [new File(['x'], file, { type })] },
  });
const preview = (theme: string) => screen.getByRole('figure', { name: `${theme} theme` });

describe('the accent', () => {
  it('shows in both themes while it is written, and is saved', async () => {
    const { user, sent } = open(none);
    await user.type(await colour(), 'D34247');
    expect(await colour()).toHaveValue('#d34247');
    for (const theme of ['Light', 'Dark']) {
      expect(preview(theme)).toHaveStyle({ '--accent': '#d34247', '--onAccent': '#ffffff' });
    }
    await user.click(save());
    expect(await screen.findByText('Looks saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      [
        ['version', '4'],
        ['accent', '#d34247'],
        ['logo', 'none'],
        ['icon', 'none'],
      ],
    ]);
  });

  it('on which words can hardly be read is refused with what was measured, and the nearest is one press away', async () => {
    const { user, sent } = open(none);
    await user.type(await colour(), '#e5484d');
    const words = /the contrast is 3\.9:1 and has to be 4\.5:1\./;
    expect(await colour()).toHaveAccessibleDescription(expect.stringMatching(words));
    await user.click(save());
    expect(await colour()).toHaveFocus();
    expect(await colour()).toHaveValue('#e5484d');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use #d34247 instead' }));
    expect(await colour()).toHaveValue('#d34247');
    expect(await colour()).toBeValid();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('that is no colour is named when it is to be saved', async () => {
    const { user, sent } = open(none);
    await user.type(await colour(), 'red');
    expect(await colour()).toBeValid();
    await user.click(save());
    await waitFor(async () =>
      expect(await colour()).toHaveAccessibleDescription(/# and six digits/),
    );
    expect(sent).toEqual([]);
  });

  it('goes back to Pasal’s own', async () => {
    const { user, sent } = open(own);
    await colour();
    const buttons = screen.getAllByRole('button', { name: "Use Pasal's own" });
    await user.click(buttons.at(-1) as HTMLElement);
    expect(preview('Light')).not.toHaveStyle({ '--accent': '#d34247' });
    await user.click(save());
    await waitFor(() => expect(sent[0]).toContainEqual(['accent', '']));
  });

  it('the server refuses is told beside it, and what was typed stays', async () => {
    const message = 'Words on this colour can hardly be read.';
    const { user } = open(none, {
      saveLooks: refuseWith('VALIDATION', message, [{ path: 'accent', message }]),
    });
    await user.type(await colour(), '#d34247');
    await user.click(save());
    await waitFor(async () =>
      expect(await colour()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(await colour()).toHaveValue('#d34247');
  });
});

describe('logo and icon', () => {
  it('are shown as they are chosen, and saved together', async () => {
    const { user, sent } = open(none);
    await colour();
    expect(part('Logo').queryByRole('img')).not.toBeInTheDocument();
    choose('Logo', 'logo.svg', 'image/svg+xml');
    expect(await part('Logo').findByRole('alert')).toHaveTextContent(
      "logo.svg isn't a PNG, JPEG, WebP or AVIF picture.",
    );
    expect(save()).toBeDisabled();
    choose('Logo', 'logo.png', 'image/png');
    choose('Icon', 'icon.png', 'image/png');
    const shown = await part('Logo').findByRole('img', { name: 'Logo, as it will be shown' });
    expect(shown).toHaveAttribute('src', expect.stringMatching(/^data:/));
    expect(part('Logo').queryByRole('alert')).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    const names = sent[0]?.map(([name, value]) => (name === 'pictures' ? name : [name, value]));
    expect(names).toEqual([
      ['version', '4'],
      ['accent', ''],
      ['logo', 'new'],
      ['icon', 'new'],
      'pictures',
      'pictures',
    ]);
  });

  it('taken away they are Pasal’s again; what is not touched stays', async () => {
    const { user, sent } = open(own);
    await colour();
    expect(part('Logo').getByRole('img')).toHaveAttribute(
      'src',
      '/uploads/products/logo.webp?w=480',
    );
    await user.click(part('Logo').getByRole('button', { name: "Use Pasal's own" }));
    expect(part('Logo').queryByRole('img')).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      ['version', '4'],
      ['accent', '#d34247'],
      ['logo', 'none'],
      ['icon', 'keep'],
    ]);
  });

  it('can be discarded', async () => {
    const { user } = open(none);
    await colour();
    choose('Icon', 'icon.png', 'image/png');
    await part('Icon').findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(part('Icon').queryByRole('img')).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
  });
});
