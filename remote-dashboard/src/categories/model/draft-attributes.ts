import { ATTRIBUTE_LENGTHS, type Attribute } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';

/** An attribute as it is being filled in. */
export interface DraftAttribute extends Pick<Attribute, 'name' | 'kind' | 'filterable'> {
  /** Distinguishes it from the others while the form is open. */
  id: string;
  /** The key of an attribute that is stored already; files and addresses use it. */
  key?: string;
  unit: string;
  /** One word on each line. */
  choices: string;
}

export const draftAttributesOf = (attributes: readonly Attribute[]): DraftAttribute[] =>
  attributes.map(({ key, name, kind, unit, choices, filterable }) => ({
    id: key,
    key,
    name,
    kind,
    unit: unit ?? '',
    choices: choices.join('\n'),
    filterable,
  }));

/** One more, at the end. */
export function withNewAttribute(attributes: readonly DraftAttribute[]): DraftAttribute[] {
  const numbers = attributes.map(({ id }) => Number(/^new (\d+)$/.exec(id)?.[1] ?? 0));
  const id = `new ${Math.max(0, ...numbers) + 1}`;
  const empty = { name: '', unit: '', choices: '', filterable: true };
  return [...attributes, { id, kind: 'number', ...empty }];
}

/** A key made of a name, which no other attribute has; names in other scripts are numbered. */
function keyFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, ATTRIBUTE_LENGTHS.key - 4);
  const base = plain || 'fact';
  for (let number = 1; ; number += 1) {
    const key = number === 1 && plain ? base : `${base}_${number}`;
    if (!taken.has(key)) return key;
  }
}

const wordsOf = (choices: string) => choices.split('\n').map(oneLine).filter(Boolean);

/** The attributes as they are sent. */
export function attributesToSend(drafts: readonly DraftAttribute[]): Attribute[] {
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []));
  return drafts.map(({ key, name, kind, unit, choices, filterable }) => {
    const own = key ?? keyFor(name, taken);
    taken.add(own);
    return {
      key: own,
      name: oneLine(name),
      kind,
      unit: kind === 'number' ? oneLine(unit) || null : null,
      choices: kind === 'choice' ? wordsOf(choices) : [],
      filterable: filterable && kind !== 'text',
    };
  });
}
