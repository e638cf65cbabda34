/** @jest-environment node */
import { useContext, type PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { AccentStyle, GlobalStyle } from '@pasal/shared/theme';
import { makePageSheets } from './page-styles';

const turn = keyframes`to { rotate: 1turn; }`;
const Spinner = styled.i`
  animation: ${turn} 1s;
`;
const Title = styled.h1<{ $color: string }>`
  color: ${({ $color }) => $color};
`;

type Sheet = ReturnType<ReturnType<typeof makePageSheets>>;

function stylesOf(page: Sheet, element: React.ReactNode) {
  renderToString(page.collect(element));
  return page.write();
}

/** The styles that styled-components writes, without its markers, and ours without our markers. */
function bareStylesOf(element: React.ReactNode) {
  const page = new ServerStyleSheet();
  renderToString(page.collectStyles(element));
  const tags = page.getStyleTags();
  return tags.replaceAll(/<\/?style[^>]*>|data-styled\.g[^\n]*\n/g, '').replaceAll('/*!sc*/', '');
}
const bare = (text: string) => text.replaceAll(/<\/?style[^>]*>|\/\*\S+ [^*]*\*\/\n/g, '');

test("each page has its own styles and no other's, as if it were the first", () => {
  const sheetOf = makePageSheets();
  const pages = [
    <Spinner key="spinner" />,
    <Title key="red" $color="red" />,
    <Title key="blue" $color="blue" />,
    <Spinner key="again" />,
    <Title key="red again" $color="red" />,
    [<Title key="title" $color="blue" />, <GlobalStyle key="global" />, <Spinner key="last" />],
    <GlobalStyle key="global" />,
  ];
  for (const page of pages) expect(bare(stylesOf(sheetOf(), page))).toBe(bareStylesOf(page));
});

const compile = jest.fn();

/** Counts the styles compiled below it. */
function Counting({ children }: PropsWithChildren) {
  const outer = useContext(StyleSheetContext);
  const count = (...words: Parameters<typeof outer.stylis>) => {
    compile();
    return outer.stylis(...words);
  };
  const stylis = Object.assign(count, { hash: outer.stylis.hash });
  return <StyleSheetContext value={{ ...outer, stylis }}>{children}</StyleSheetContext>;
}

test('what was compiled for one page is not compiled for the next', () => {
  const sheetOf = makePageSheets();
  const page = [<GlobalStyle key="global" />, <Spinner key="spinner" />];
  const render = () => {
    const sheet = sheetOf();
    renderToString(<Counting>{sheet.collect(page)}</Counting>);
    return sheet.write();
  };
  const first = render();
  expect(compile).toHaveBeenCalledTimes(3);
  expect(render()).toBe(first);
  expect(compile).toHaveBeenCalledTimes(3);
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
