import { readVisited, saveVisited, makeVisitedPlaces } from './visited-places';

describe('the places of a tab (D45)', () => {
  it('names the place of an entry on a step back alone', () => {
    const places = makeVisitedPlaces();
    expect(places.enter('list', 'POP')).toBeUndefined();
    places.note(640);
    expect(places.enter('product', 'PUSH')).toBeUndefined();
    places.note(90);
    expect(places.enter('list', 'POP')).toBe(640);
    expect(places.enter('product', 'POP')).toBeUndefined();
    expect(places.enter('list', 'POP')).toBe(640);
    expect(places.enter('other', 'PUSH')).toBeUndefined();
    // A new entry replaces the entries ahead, as in the browser.
    expect(places.visited().places.map(({ entry }) => entry)).toEqual(['list', 'other']);
  });

  it('takes a link within the page for a step ahead, and a replaced entry for the same one', () => {
    const places = makeVisitedPlaces();
    places.enter('list', 'POP');
    places.note(300);
    expect(places.enter('list#content', 'POP')).toBeUndefined();
    expect(places.enter('product', 'REPLACE')).toBeUndefined();
    expect(places.enter('list', 'POP')).toBe(300);
  });

  it('is remembered for the next document of the tab, and nonsense is not', () => {
    const places = makeVisitedPlaces();
    places.enter('list', 'POP');
    places.note(640);
    places.enter('product', 'PUSH');
    saveVisited(places.visited());
    const again = makeVisitedPlaces(readVisited());
    expect(again.enter('product', 'POP')).toBeUndefined();
    expect(again.enter('list', 'POP')).toBe(640);
    for (const text of ['', '{', 'null', '{"places":[],"at":0}', '{"places":[{"top":1}],"at":0}']) {
      sessionStorage.setItem('pasal:places', text);
      expect(readVisited()).toBeUndefined();
    }
    sessionStorage.clear();
  });
});
