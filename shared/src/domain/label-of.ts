/** What a reader sees of a thing that is known by its name: its name in the page's language (D160). */
export const labelOf = ({ name, label }: { name: string; label?: string | undefined }): string =>
  label ?? name;
