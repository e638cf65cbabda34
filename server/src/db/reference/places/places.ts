/** District name → names of its cities: municipalities and rural municipalities. */
export type Places = Readonly<Record<string, readonly string[]>>;
