import { ATTRIBUTE_LENGTHS, type Attribute } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';

/** An attribute being edited. */
export interface DraftAttribute extends Pick<Attribute, 'name' | 'kind' | 'filterable'> {
  /** Distinguishes it from the others while the form is open. */
  id: string;
  /** The key of a stored attribute; files and addresses use it. */
  key?: string;
  unit: string;
  /** One option per line. */
  choices: string;
  /** The same in Nepali; options line by line. */
  nepali: { name: string; unit: string; choices: string };
}

export const draftAttributesOf = (attributes: readonly Attribute[]): DraftAttribute[] =>
  attributes.map(({ key, name, kind, unit, choices, filterable, ...attribute }) => ({
    id: key,
    key,
    name,
    kind,
    unit: unit ?? '',
    choices: choices.join('\n'),
    filterable,
    nepali: {
      name: attribute.name_ne ?? '',
      unit: attribute.unit_ne ?? '',
      choices: choices
        .map((word) => attribute.choices_ne?.[word] ?? '')
        .join('\n')
        .trimEnd(),
    },
  }));

/** Appends an empty attribute. */
export function withNewAttribute(attributes: readonly DraftAttribute[]): DraftAttribute[] {
  const numbers = attributes.map(({ id }) => Number(/^new (\d+)$/.exec(id)?.[1] ?? 0));
  const id = `new ${Math.max(0, ...numbers) + 1}`;
  const nepali = { name: '', unit: '', choices: '' };
  const empty = { name: '', unit: '', choices: '', filterable: true, nepali };
  return [...attributes, { id, kind: 'number', ...empty }];
}

/** A unique key derived from a name; names in other scripts are numbered. */
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

/** The options with a Nepali text; lines that are empty in either language are skipped. */
function nepaliWordsOf(choices: string, nepali: string): Record<string, string> {
  const theirs = nepali.split('\n').map(oneLine);
  const pairs = choices.split('\n').map((line, at) => [oneLine(line), theirs[at] ?? ''] as const);
  return Object.fromEntries(pairs.filter(([word, its]) => word !== '' && its !== ''));
}

/** An attribute's Nepali texts, without empty ones. */
function nepaliOf({ kind, unit, choices, nepali }: DraftAttribute) {
  const [name_ne, unit_ne] = [oneLine(nepali.name), oneLine(nepali.unit)];
  const choices_ne = nepaliWordsOf(choices, nepali.choices);
  return {
    ...(name_ne && { name_ne }),
    ...(kind === 'number' && oneLine(unit) && unit_ne && { unit_ne }),
    ...(kind === 'choice' && Object.keys(choices_ne).length > 0 && { choices_ne }),
  };
}

/** The attributes as sent to the server. */
export function attributesToSend(drafts: readonly DraftAttribute[]): Attribute[] {
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []));
  return drafts.map((draft) => {
    const { key, name, kind, unit, choices, filterable } = draft;
    const own = key ?? keyFor(name, taken);
    taken.add(own);
    return {
      key: own,
      name: oneLine(name),
      kind,
      unit: kind === 'number' ? oneLine(unit) || null : null,
      choices: kind === 'choice' ? wordsOf(choices) : [],
      filterable: filterable && kind !== 'text',
      ...nepaliOf(draft),
    };
  });
}
