/** Remembers what was read first under a name, as a page that was opened before keeps showing it. */
export function oncePer<Value>(read: (id: number) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  // Each test has a shop of its own.
  beforeEach(() => known.clear());
  return (id: number, name: string): Promise<Value> => {
    const key = `${id} ${name}`;
    const value = known.get(key) ?? read(id);
    known.set(key, value);
    return value;
  };
}
