/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet } from 'styled-components';
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
