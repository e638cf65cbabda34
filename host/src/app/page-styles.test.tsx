/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet } from 'styled-components';
import { AccentStyle, GlobalStyle } from '@pasal/shared/theme';
import { makePageSheets } from './page-styles';

const turn = keyframes`to { rotate: 1turn; }`;
const Spinner = styled.i`
  animation: ${turn} 1s;
`;
const Title = styled.h1<{ $color: string }>`
  color: ${({ $color }) => $color};
`;

function stylesOf(page: ServerStyleSheet, element: React.ReactNode) {
  renderToString(page.collectStyles(element));
  return page.getStyleTags();
}

test("each page has its own styles and no other's, as if it were the first", () => {
  const sheetOf = makePageSheets();
  const pages = [
    <Spinner key="spinner" />,
    <Title key="red" $color="red" />,
    <Title key="blue" $color="blue" />,
    <Spinner key="again" />,
    <Title key="red again" $color="red" />,
  ];
  for (const page of pages) {
    expect(stylesOf(sheetOf(), page)).toBe(stylesOf(new ServerStyleSheet(), page));
  }
});

test('what was compiled for one page is not compiled for the next', () => {
  const sheetOf = makePageSheets();
  const first = sheetOf();
  const inserted = stylesOf(first, <Spinner />);
  const second = sheetOf();
  const insert = jest.spyOn(second.instance, 'insertRules');
  expect(stylesOf(second, <Spinner />)).toBe(inserted);
  expect(insert).not.toHaveBeenCalled();
});

test('the accent of a shop stands after the one it takes the place of, in both themes, and changes at once (D105)', () => {
  const sheetOf = makePageSheets();
  const pageWith = (accent: string, softDark: string) => {
    const $colors = { accent, onAccent: '#ffffff', softLight: '#fff0f0', softDark };
    return stylesOf(
      sheetOf(),
      <>
        <AccentStyle $colors={$colors} />
        <GlobalStyle />
      </>,
    );
  };
  const first = pageWith('#d34247', '#272530');
  expect(first.lastIndexOf('--accent:')).toBe(first.indexOf('--accent:#d34247;'));
  expect(first.lastIndexOf('--onAccent:')).toBe(first.indexOf('--onAccent:#ffffff;'));
  const dark = /:root:not\(\[data-theme=['"]light['"]\]\)\{--accentSoft:#272530;\}/;
  expect(first).toMatch(dark);
  expect(first).toMatch(/:root\[data-theme=['"]dark['"]\]\{--accentSoft:#272530;\}/);
  const second = pageWith('#2f6b3a', '#182b2d');
  expect(second).toContain('--accent:#2f6b3a;');
  expect(second).not.toContain('#d34247');
  expect(stylesOf(sheetOf(), <GlobalStyle />)).toMatch(/--accent:(?!.*--accent:)/);
});
