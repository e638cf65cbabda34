import { readSentences } from '@pasal/core/errors/sentences';
import { FINDINGS, processEnded, tooLong } from './finding-messages';

/** Translates a finding into Nepali, whoever made the walk and when. Messages of a browser or a page stay unchanged. */
export const readFinding = readSentences([...FINDINGS, tooLong, processEnded]);
