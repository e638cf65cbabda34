import { mergeSettings } from './merge-settings';

const base = { name: 'Pasal', phone: '1', social: { tiktok: '', facebook: '' }, offer: true };

describe('what was typed while someone else saved', () => {
  it('stays, over everything they changed elsewhere', () => {
    const typed = { ...base, name: 'Mine', social: { tiktok: 'mine', facebook: '' } };
    const saved = { ...base, phone: '2', social: { tiktok: '', facebook: 'theirs' }, offer: false };
    expect(mergeSettings(base, typed, saved)).toEqual({
      draft: {
        name: 'Mine',
        phone: '2',
        social: { tiktok: 'mine', facebook: 'theirs' },
        offer: false,
      },
      theirs: new Map(),
    });
  });

  it('stays where both typed, and theirs is told', () => {
    const typed = { ...base, name: 'Mine', social: { ...base.social, tiktok: 'mine' } };
    const saved = { ...base, name: 'Theirs', social: { ...base.social, tiktok: 'theirs' } };
    const { draft, theirs } = mergeSettings(base, typed, saved);
    expect(draft).toEqual(typed);
    expect([...theirs]).toEqual([
      ['name', 'Theirs'],
      ['social.tiktok', 'theirs'],
    ]);
  });

  it('takes a list as a whole', () => {
    const before = { rows: ['a'] };
    const typed = { rows: ['a', 'mine'] };
    expect(mergeSettings(before, before, typed).draft).toEqual(typed);
    const { draft, theirs } = mergeSettings(before, typed, { rows: ['theirs'] });
    expect(draft).toEqual(typed);
    expect([...theirs]).toEqual([['rows', '["theirs"]']]);
  });

  it('is no conflict where both typed the same', () => {
    const both = { ...base, name: 'Ours' };
    expect(mergeSettings(base, both, both)).toEqual({ draft: both, theirs: new Map() });
  });
});
