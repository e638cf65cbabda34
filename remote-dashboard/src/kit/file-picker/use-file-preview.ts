import { useEffect, useState } from 'react';

/** A chosen file as a `data:` address, which is what the page's policy lets show. */
export function useFilePreview(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead({ file, url: String(reader.result) }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.url : undefined;
}
