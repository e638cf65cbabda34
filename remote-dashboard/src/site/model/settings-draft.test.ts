import { makeSiteSettings } from '@pasal/shared/testing';
import { draftOf, isSameDraft, settingsOf } from './settings-draft';

const settings = makeSiteSettings({ phones: ['01-5970000', '9841000000'] });

describe('the settings while they are typed', () => {
  it('hold the phones as lines, and give back what there was', () => {
    expect(draftOf(settings).phones).toBe('01-5970000\n9841000000');
    expect(settingsOf(draftOf(settings))).toEqual(settings);
  });

  it('empty lines and spaces are no change', () => {
    const draft = draftOf(settings);
    expect(isSameDraft(draft, { ...draft, phones: ' 01-5970000\n\n9841000000 \n' })).toBe(true);
    expect(isSameDraft(draft, { ...draft, tagline: 'New' })).toBe(false);
    expect(isSameDraft(draft, { ...draft, legal: { ...draft.legal, name: 'New' } })).toBe(false);
  });
});
