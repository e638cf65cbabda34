import { readText } from './deployment-files';

/** The content of the last stage of the `Dockerfile`. */
export interface ImageFile {
  /** The image of each stage. */
  bases: string[];
  environment: Record<string, string>;
  /** The other instructions, each with its arguments; the last one of each kind. */
  instructions: Record<string, string>;
}

export function readImageFile(): ImageFile {
  const text = readText('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const lines = text.split('\n').flatMap((line) => {
    const [, instruction, words] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return instruction === undefined || words === undefined ? [] : [{ instruction, words }];
  });
  const stages = lines.filter(({ instruction }) => instruction === 'FROM');
  const last = lines.slice(lines.findLastIndex(({ instruction }) => instruction === 'FROM'));
  const instructions = Object.fromEntries(
    last.map(({ instruction, words }) => [instruction, words]),
  );
  const pairs = (instructions.ENV ?? '')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]);
  return {
    bases: stages.map(({ words }) => words.split(' ')[0] ?? ''),
    environment: Object.fromEntries(pairs),
    instructions,
  };
}
