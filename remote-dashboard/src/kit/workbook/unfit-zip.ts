/** Why a zip is refused; `messages.zipFaults` has the texts. */
export type ZipFault = 'no-zip' | 'encrypted' | 'outside' | 'too-large';

export class UnfitZip extends Error {
  constructor(readonly fault: ZipFault) {
    super(fault);
  }
}
