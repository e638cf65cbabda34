import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepTexts } from './keep-texts';

/** Puts words of its own in the place of each text, as the translators of browsers do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    if (text.parentElement?.closest('font')) continue;
    const standIn = document.createElement('font');
    standIn.textContent = `<${text.data}>`;
    text.replaceWith(standIn);
  }
}

/** Lets whoever watches the page see what was done. */
const seen = () => act(async () => undefined);

function Parts() {
  const [pieces, setPieces] = useState(1);
  return (
    <>
      <p data-testid="words">
        {pieces > 2 && <b>!</b>}
        {pieces < 4 && 'Pieces: '}
        {pieces}
      </p>
      <button onClick={() => setPieces(pieces + 1)}>+</button>
    </>
  );
}

const words = () => screen.getByTestId('words').textContent;

async function more(): Promise<void> {
  await userEvent.click(screen.getByRole('button'));
  await seen();
}

beforeEach(async () => {
  render(<Parts />);
  keepTexts(document.body);
  translate();
  await seen();
});

test('a text that a translator has exchanged follows, and the translator reads the new one', async () => {
  expect(words()).toBe('<Pieces: ><1>');
  await more();
  expect(words()).toBe('<Pieces: >2');
  translate();
  await seen();
  expect(words()).toBe('<Pieces: ><2>');
});

test('what the page puts before such a text, or takes away, is where it belongs', async () => {
  await more();
  await more();
  expect(words()).toBe('!<Pieces: >3');
  translate();
  await seen();
  await more();
  expect(words()).toBe('<!>4');
});

test('a text that the translator puts back says what it said', async () => {
  const [standIn] = document.querySelectorAll('font');
  const text = standIn?.previousSibling;
  if (text) standIn.replaceWith(text);
  await seen();
  expect(words()).toBe('Pieces: <1>');
});
