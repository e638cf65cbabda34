import type { ReactNode } from 'react';
import { Spinner } from '@pasal/shared/ui';
import { PICTURE_TYPES } from '../model/picture-file';
import * as s from './file-picker.styles';

interface FileButtonProps {
  multiple?: boolean;
  /** Types of files; pictures unless it says others. */
  accept?: string;
  busy?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The browser's own file input in the clothes of a button. */
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
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </s.FileLabel>
  );
}
