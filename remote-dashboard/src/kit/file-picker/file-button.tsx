import type { ReactNode } from 'react';
import { Spinner } from '@pasal/shared/ui';
import { PICTURE_TYPES } from '../model/picture-file';
import * as s from './file-picker.styles';

interface FileButtonProps {
  multiple?: boolean;
  /** Accepted file types; pictures by default. */
  accept?: string;
  busy?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The native file input styled as a button. */
export function FileButton(props: FileButtonProps) {
  const {
    multiple = false,
    accept = PICTURE_TYPES.join(','),
    busy = false,
    onFiles,
    children,
  } = props;
  return (
    <s.FileLabel $variant="secondary" aria-busy={busy}>
      {busy && <Spinner size={18} />}
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be selected again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </s.FileLabel>
  );
}
