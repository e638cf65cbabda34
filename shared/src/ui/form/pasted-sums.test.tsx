import { fireEvent, render, screen } from '@testing-library/react';
import { TextField } from './field';
import { bringPastedSums } from './pasted-sums';

const type = jest.fn();
beforeEach(() => {
  type.mockClear();
  Object.assign(document, { execCommand: type });
  render(<TextField label="Price" type="number" />);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

const field = () => screen.getByLabelText<HTMLInputElement>('Price');
const paste = (text: string) =>
  fireEvent.paste(field(), { clipboardData: { getData: () => text } });
const typed = () => type.mock.calls.map(([, , text]: string[]) => text);

test('where nobody reads sums what is no number types nothing', () => {
  paste('Rs. 2500');
  paste(' १२.५ ');
  expect(typed()).toEqual(['12.5']);
});

describe('where sums are read', () => {
  beforeAll(bringPastedSums);

  test.each([
    ['Rs. 2500', '2500'],
    ['1,25,000', '125000'],
    ['रु. २,५००/-', '2500'],
    ['NPR 1,23,456.50', '123456.5'],
    ['2500', '2500'],
    ['-5', '-5'],
    ['\u200e2500\u00a0', '2500'],
  ])('%j is typed as %s', (text, number) => {
    expect(paste(text)).toBe(false);
    expect(typed()).toEqual([number]);
    expect(field().validationMessage).toBe('');
  });

  test('what cannot be read types nothing, and is said at the field until something else is', () => {
    paste('2.500,00');
    expect(typed()).toEqual([]);
    expect(field().validationMessage).toBe(
      "“2.500,00” couldn't be read as a number. Write it like 2500.50.",
    );
    fireEvent.input(field(), { target: { value: '7' } });
    expect(field().validationMessage).toBe('');
  });

  test('what is dropped is read as well', () => {
    fireEvent.drop(field(), { dataTransfer: { getData: () => 'Rs. 300' } });
    expect(typed()).toEqual(['300']);
  });
});
