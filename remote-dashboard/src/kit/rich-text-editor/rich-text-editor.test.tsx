import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Quill from 'quill';
import { renderToStaticMarkup } from 'react-dom/server';
import { richText } from '@pasal/shared/ui';
import { RichTextEditor } from './rich-text-editor';

// jsdom has no layout; Quill needs the position of the selection to scroll there.
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

function open(value = '') {
  render(<RichTextEditor label="Text" value={value} placeholder="Write here" />);
  const editor = screen.getByRole('textbox', { name: 'Text' });
  const quill = Quill.find(editor.parentElement as HTMLElement) as Quill;
  return { editor, quill, user: userEvent.setup() };
}
const tool = (name: string) => screen.getByRole('button', { name });

describe('the rich-text editor (R2.99 to R2.101, R9.13)', () => {
  it('"font sizes 8 to 72", the placeholder and an "area height about 24rem"', () => {
    const { editor } = open();
    const sizes = within(screen.getByRole('combobox', { name: 'Font size' }))
      .getAllByRole<HTMLOptionElement>('option')
      .flatMap(({ value }) => (value ? [Number.parseInt(value, 10)] : []));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([8, 72]);
    expect(editor).toHaveAttribute('data-placeholder', 'Write here');
    expect(editor).toHaveStyle({ height: '24rem' });
  });

  it('"48-colour palette in an 8-column grid"', async () => {
    const { user } = open();
    await user.click(tool('Text colour'));
    const grid = screen.getByRole('group', { name: 'Text colour' });
    const colours = within(grid).getAllByRole('button');
    expect(new Set(colours.map((colour) => colour.style.backgroundColor)).size).toBe(48);
    expect(grid).toHaveStyle({ gridTemplateColumns: 'repeat(8, 1fr)' });
  });

  it('"number inputs accept only digits, a dot and a minus sign", the table’s too', async () => {
    const { user } = open();
    await user.click(tool('Insert table'));
    const rows = screen.getByRole('spinbutton', { name: 'Rows' });
    expect(fireEvent.keyDown(rows, { key: 'e' })).toBe(false);
    expect(fireEvent.keyDown(rows, { key: '4' })).toBe(true);
    expect(rows).toHaveFocus();
    fireEvent.wheel(rows);
    expect(rows).not.toHaveFocus();
  });

  it('a page’s text has headings, too; that of a product has none', async () => {
    const onChange = jest.fn();
    const { unmount } = render(
      <RichTextEditor label="Text" value="<p>One</p>" hasHeadings onChange={onChange} />,
    );
    await userEvent.click(tool('Heading'));
    expect(onChange).toHaveBeenLastCalledWith('<h2>One</h2>');
    expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tool('Heading'));
    expect(onChange).toHaveBeenLastCalledWith('<p>One</p>');
    unmount();
    open();
    expect(screen.queryByRole('button', { name: 'Heading' })).not.toBeInTheDocument();
  });

  it('undoes 20 steps, no more', async () => {
    const { editor, quill, user } = open();
    act(() => {
      for (let step = 0; step < 25; step += 1) {
        quill.insertText(step, 'x', 'user');
        quill.history.cutoff();
      }
    });
    expect(editor).toHaveTextContent('x'.repeat(25));
    for (let step = 0; step < 20; step += 1) {
      expect(tool('Undo')).not.toHaveAttribute('aria-disabled');
      await user.click(tool('Undo'));
    }
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(editor.textContent).toBe('xxxxx');
  });

  it('two links side by side become one by Apply, differing looks press no tool', async () => {
    const { editor, quill, user } = open(
      '<p style="text-align: right"><a href="https://a.np/">one</a><a href="https://b.np/">two</a></p>' +
        '<p style="text-align: center">three</p>',
    );
    act(() => quill.setSelection(0, quill.getLength(), 'user'));
    expect(tool('Align left')).toHaveAttribute('aria-pressed', 'false');
    act(() => quill.setSelection(0, 6, 'user'));
    await user.click(tool('Insert link'));
    await user.type(screen.getByLabelText('Address'), 'https://c.np/');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const links = within(editor).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['onetwo', 'https://c.np/'],
    ]);
  });

  it('one tool is in the order of Tab, from the beginning', async () => {
    const { user } = open();
    const toolbar = screen.getByRole('toolbar');
    const stops = () =>
      [...within(toolbar).getAllByRole('button'), within(toolbar).getByRole('combobox')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((stop) => stop.getAttribute('aria-label'));
    expect(stops()).toEqual(['Undo']);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(stops()).toEqual(['Redo']);
  });

  it.each([1, 3, 8])('an item %s deep in a list stands that far in', (depth) => {
    const { editor, quill } = open('<ul><li>item</li></ul>');
    act(() => {
      quill.formatLine(0, 1, 'indent', depth, 'user');
    });
    expect(within(editor).getByRole('listitem')).toHaveStyle({ marginLeft: `${depth * 24}px` });
  });

  it.each(['Backspace', 'Delete'])(
    '%s empties a text of tables and words that is selected',
    (key) => {
      const { editor, quill } = open('<table><tr><td>a</td><td>b</td></tr></table><p>words</p>');
      act(() => {
        quill.setSelection(0, quill.getLength(), 'user');
        fireEvent.keyDown(editor, { key });
      });
      expect(quill.getContents().ops).toEqual([{ insert: '\n' }]);
    },
  );

  it('what is pasted is written, opened again and shown as it was: small letters, levels of lists, breaks', () => {
    const onChange = jest.fn<void, [string]>();
    const { unmount } = render(<RichTextEditor label="Text" value="" onChange={onChange} />);
    const html =
      '<p>H<sub>2</sub>O, 5 m<sup>2</sup><br>दोस्रो</p><ul><li>box<ul><li>screws<ul><li>nuts</li></ul></li></ul></li></ul><ol><li>one</li></ol><p>end</p>';
    const data = { getData: (kind: string) => (kind === 'text/html' ? html : ''), files: [] };
    act(() => void fireEvent.paste(screen.getByRole('textbox'), { clipboardData: data }));
    const [written = ''] = onChange.mock.lastCall ?? [];
    expect(written).toBe(html.replace('<br>', '</p><p>'));
    unmount();
    const { editor } = open(written);
    const levels = within(editor).getAllByRole('listitem');
    expect(levels.map(({ textContent, className }) => [textContent, className])).toEqual([
      ['box', ''],
      ['screws', 'ql-indent-1'],
      ['nuts', 'ql-indent-2'],
      ['one', ''],
    ]);
    expect(renderToStaticMarkup(richText(written))).toBe(written);
  });

  it('pastes with looks, also into a cell, and copies its own text as it is (D360)', () => {
    const paste = (html: string, text = '') => {
      const data = { getData: (kind: string) => (kind === 'text/html' ? html : text), files: [] };
      act(() => void fireEvent.paste(editor, { clipboardData: data }));
    };
    const { editor, quill } = open('<table><tr><td>a</td></tr></table><p>end</p>');
    act(() => quill.setSelection(0, 0, 'user'));
    paste('<p>5 m<sup>2</sup></p><p><b>b</b></p>');
    expect(within(editor).getByText('2').tagName).toBe('SUP');
    expect(within(editor).getAllByRole('cell')).toHaveLength(1);
    expect(within(editor).getByRole('cell')).toHaveTextContent('5 m2 ba');
    act(() => quill.setSelection(quill.getLength() - 1, 0, 'user'));
    paste('', '*loud* x');
    expect(within(editor).getByText('loud').tagName).toBe('STRONG');
    const set = jest.fn();
    act(() => {
      quill.setSelection(0, 3, 'user');
      fireEvent.copy(editor, { clipboardData: { setData: set } });
    });
    expect(set).toHaveBeenCalledWith('text/html', expect.stringContaining('pasal-text'));
  });
});
