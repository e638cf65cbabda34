/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { css, keyframes, ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from '@pasal/shared/theme';
import { makePageSheets } from './page-styles';
import { readStyles } from './written-styles';

const turn = keyframes`to { rotate: 1turn; }`;
const Spinner = styled.i`
  animation: ${turn} 1s;
  &::after {
    content: '/* no remark */';
  }
`;
const Title = styled.h1<{ $color: string }>`
  color: ${({ $color }) => $color};
  ${css`
    @media (max-width: 639px) {
      margin: 0;
    }
  `}
`;

const page = (
  <>
    <GlobalStyle />
    <Title $color="red" />
    <Title $color="blue" />
    <Spinner />
  </>
);
const sheet = new ServerStyleSheet();
renderToString(sheet.collectStyles(page));
const ours = makePageSheets()();
renderToString(ours.collect(page));
const [, text = ''] = /<style id="styles">(.*)<\/style>/s.exec(ours.write()) ?? [];

test('the styles of a page are read as they were written: rules, classes and order of each component', () => {
  const { instance } = sheet;
  const groups = readStyles(text);
  expect(groups).toHaveLength(4);
  for (const { id, names } of groups) expect([...(instance.names.get(id) ?? [])]).toEqual(names);
  const rules = groups.flatMap((group) => group.rules).join('/*!sc*/\n');
  const itsOwn = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|data-styled\.g[^\n]*\n/g, '');
  expect(`${rules}/*!sc*/\n`).toBe(itsOwn);
});

test('nothing of it is in words that no style needs', () => {
  expect(text).not.toMatch(/!sc|data-styled/);
});
