import { makeSiteSettings } from '@pasal/shared/testing';
import { draftOf, isSameDraft, settingsOf } from './settings-draft';

const ne = {
  tagline: 'सबैका लागि',
  address: '',
  opening_hours: '',
  legal_name: '',
  grievance_contact: '',
};
const settings = { ...makeSiteSettings({ phones: ['01-5970000', '9841000000'] }), ne };

describe('the settings while they are typed', () => {
  it('hold the phones as lines, and give back what there was', () => {
    expect(draftOf(settings).phones).toBe('01-5970000\n9841000000');
    expect(settingsOf(draftOf(settings))).toEqual(settings);
  });

  it('have no Nepali texts until somebody writes some', () => {
    expect(draftOf(makeSiteSettings()).ne).toEqual({ ...ne, tagline: '' });
    const draft = draftOf(settings);
    expect(isSameDraft(draft, { ...draft, ne: { ...ne, tagline: 'नयाँ' } })).toBe(false);
  });

  it('empty lines and spaces are no change', () => {
    const draft = draftOf(settings);
    expect(isSameDraft(draft, { ...draft, phones: ' 01-5970000\n\n9841000000 \n' })).toBe(true);
    expect(isSameDraft(draft, { ...draft, tagline: 'New' })).toBe(false);
    expect(isSameDraft(draft, { ...draft, legal: { ...draft.legal, name: 'New' } })).toBe(false);
  });
});
