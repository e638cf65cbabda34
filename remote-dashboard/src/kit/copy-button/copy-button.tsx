import { useState } from 'react';
import { notify } from '@pasal/shared/shell';
import { Icon, IconButton, icons, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';

interface CopyButtonProps {
  text: string;
  /** Names the copied value; the button's label. */
  label: string;
}

/** Copies a text to the clipboard, and confirms it. */
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
