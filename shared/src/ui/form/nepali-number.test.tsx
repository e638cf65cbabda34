import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextField } from './field';
import { bringNepaliNumbers } from './nepali-number';

jest.mock('../../domain/language', () => ({ LANGUAGE: 'ne', IS_NEPALI: true }));
jest.mock('../../domain/numerals', () => jest.requireActual('../../domain/numerals.ne'));

beforeAll(bringNepaliNumbers);

const seen: string[] = [];
function Price() {
  const [price, setPrice] = useState('1250.5');
  return (
    <TextField
      label="Price"
      type="number"
      value={price}
      onChange={({ target }) => {
        seen.push(target.value);
        setPrice(target.value);
      }}
    />
  );
}

const open = () => {
  seen.length = 0;
  render(<Price />);
  return screen.getByLabelText('Price');
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'pasalDigits');
});

test('it shows the digits of its reader, takes both, and tells its owner ASCII ones', () => {
  const field = open();
  expect(field).toHaveValue('१२५०.५');
  for (const typed of ['९९', '99', ' 9९ रु', 'रु. ९९']) {
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toHaveValue('९९');
  }
  expect(seen).toEqual(['', '99', '', '99', '', '99', '', '99']);
});

test('a Latin digit is typed as the one it will be, so that the caret stays', () => {
  const type = jest.fn();
  Object.assign(document, { execCommand: type });
  const field = open();
  expect(fireEvent.keyDown(field, { key: '5' })).toBe(false);
  expect(fireEvent.keyDown(field, { key: '५' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: '5', ctrlKey: true })).toBe(true);
  expect(type.mock.calls).toEqual([['insertText', false, '५']]);
  Reflect.deleteProperty(document, 'execCommand');
});

test('where a reader chose Latin digits it is the browser’s own', () => {
  Object.assign(globalThis, { pasalDigits: 'latin' });
  expect(open()).toHaveAttribute('type', 'number');
});
