import type { Attribute } from '@pasal/shared/contracts';
import {
  attributesToSend,
  draftAttributesOf,
  withNewAttribute,
  type DraftAttribute,
} from './draft-attributes';

const SHAPE: Attribute = {
  key: 'shape',
  name: 'Shape',
  kind: 'choice',
  unit: null,
  choices: ['Dome', 'Bullet'],
  filterable: true,
};

test('what is asked comes back as it was', () => {
  const size: Attribute = { ...SHAPE, key: 'size', kind: 'number', unit: 'in', choices: [] };
  expect(attributesToSend(draftAttributesOf([SHAPE, size]))).toEqual([SHAPE, size]);
});

const [empty] = withNewAttribute([]) as [DraftAttribute];

test('a new one gets a key of its name, that nothing else has; a renamed one keeps its own', () => {
  const [shape, ...others] = ['Shape', 'Screen size (in)', '4K', 'रंग', 'रंग'].reduce(
    (drafts) => withNewAttribute(drafts),
    draftAttributesOf([SHAPE]),
  );
  const named = [
    ...(shape ? [{ ...shape, name: 'Form' }] : []),
    ...['Shape', 'Screen size (in)', '4K', 'रंग', 'रंग'].map((name, at) => ({
      ...(others[at] ?? empty),
      name,
    })),
  ];
  expect(attributesToSend(named).map(({ key }) => key)).toEqual([
    'shape',
    'shape_2',
    'screen_size_in',
    'k',
    'fact_1',
    'fact_2',
  ]);
});

test('only what its kind has is sent', () => {
  const [draft] = draftAttributesOf([SHAPE]);
  const sent = (part: object) => attributesToSend(draft ? [{ ...draft, ...part }] : [])[0];
  expect(sent({ choices: ' Dome \n\nBullet', unit: 'MP' })).toEqual(SHAPE);
  expect(sent({ kind: 'number', unit: ' MP ' })).toMatchObject({ unit: 'MP', choices: [] });
  expect(sent({ kind: 'text' })).toMatchObject({ unit: null, choices: [], filterable: false });
});
