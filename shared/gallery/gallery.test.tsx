import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import { renderShop } from '@pasal/shared/testing';
import * as ui from '@pasal/shared/ui';
import { groups, WITHOUT_EXAMPLE } from './examples';
import { codesOf } from './state-codes';

const parts = Object.values(groups).flatMap((group) => Object.entries(group));
const sourceOf = (id: string) =>
  readFileSync(path.join(__dirname, `examples/${id}.example.tsx`), 'utf8');

test('every name of ui stands in an example, or in the list of those without one', () => {
  const shown = parts.map(([id]) => sourceOf(id)).join('\n');
  const isShown = (name: string) => new RegExp(`\\b${name}\\b`).test(shown);
  const missing = Object.keys(ui).filter((name) => !isShown(name));
  expect(missing.toSorted()).toEqual(Object.keys(WITHOUT_EXAMPLE).toSorted());
});

test.each(parts)('%s shows each of its states, with its code', (id, { title, about, states }) => {
  expect([title, about]).not.toContain('');
  const { imports, states: codes } = codesOf(sourceOf(id));
  expect(Object.keys(codes)).toEqual(Object.keys(states));
  expect(imports).toContain("from '@pasal/shared/");
  for (const [name, State] of Object.entries(states)) {
    expect(codes[name]).toMatch(/^(?:<|function \w+\(\) \{)[^]*[>}]$/);
    const { container } = renderShop(<State />);
    expect(container).not.toBeEmptyDOMElement();
    cleanup();
  }
});

test('the code of a state stands alone', () => {
  const source = `import { Button } from '@pasal/shared/ui';
import { camera } from '../products';

export const states = {
  Plain: () => <Button>Go</Button>,
  'In a field': () => (
    <Field>
      <Button />
    </Field>
  ),
  Open: function Open() {
    return <Button />;
  },
};
`;
  expect(codesOf(source)).toEqual({
    imports: "import { Button } from '@pasal/shared/ui';",
    states: {
      Plain: '<Button>Go</Button>',
      'In a field': '<Field>\n  <Button />\n</Field>',
      Open: 'function Open() {\n  return <Button />;\n}',
    },
  });
});
