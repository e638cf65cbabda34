import { pictureProblem } from '../model/picture-file';
import * as messages from './messages';

/** Why the server would not take these files, the first reason; undefined when it would. */
export function pictureRefusal(files: readonly File[]): string | undefined {
  for (const file of files) {
    const problem = pictureProblem(file);
    if (problem === 'heic') return messages.heic(file.name);
    if (problem === 'type') return messages.wrongType(file.name);
    if (problem === 'size') return messages.tooLarge(file.name);
  }
  return undefined;
}
