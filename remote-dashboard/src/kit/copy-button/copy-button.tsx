import { useState } from 'react';
import { notify } from '@pasal/shared/shell';
import { Icon, IconButton, icons, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';

interface CopyButtonProps {
  text: string;
  /** What is copied; the button's name. */
  label: string;
}

/** Puts a text into the clipboard, and says that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
      notify.error(messages.notCopied, { flow: 'copy' });
    }
  }

  return (
    <>
      <IconButton
        label={label}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
        onPointerLeave={() => setCopied(false)}
      >
        <Icon shape={isCopied ? icons.check : icons.copy} size={18} />
      </IconButton>
      <VisuallyHidden role="status">{isCopied && messages.copied}</VisuallyHidden>
    </>
  );
}
