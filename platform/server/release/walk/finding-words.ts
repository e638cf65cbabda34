import { readSentences } from '@pasal/core/errors/sentences';
import { FINDINGS, processEnded, tooLong } from './finding-messages';

/** Gives a finding its Nepali, whoever has walked and whenever. What a browser or a page says of itself stays as it is. */
export const readFinding = readSentences([...FINDINGS, tooLong, processEnded]);
