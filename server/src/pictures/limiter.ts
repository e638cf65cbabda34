/** At most `places` tasks at once; the others wait in the order they came. */
export function limiter(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
