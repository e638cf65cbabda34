/** Remembers the value first read under a name, like a page that was opened before and still shows it. */
export function oncePer<Value>(read: (id: number) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (id: number, name: string): Promise<Value> => {
    // Each test has a shop of its own.
    const key = `${id} ${name} ${expect.getState().currentTestName}`;
    const value = known.get(key) ?? read(id);
    known.set(key, value);
    return value;
  };
}
