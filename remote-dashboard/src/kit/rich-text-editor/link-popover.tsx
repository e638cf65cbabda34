import { useState, type RefObject } from 'react';
import { isRichTextLink, mailHref } from '@pasal/shared/domain';
import { Button, TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import { Popover } from './popover';
import { PopoverActions } from './rich-text-editor.styles';

interface LinkPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  /** The current link target; empty if the text isn't a link. */
  href: string;
  /** Something is selected, or the caret is in a link: its text is unchanged. */
  hasText: boolean;
  onApply: (href: string, text: string) => void;
  onRemove: () => void;
  onClose: (giveBack: boolean) => void;
}

/** Completes an address typed without its scheme. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (isRichTextLink(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return mailHref(text);
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
}

export function LinkPopover(props: LinkPopoverProps) {
  const { anchor, href, hasText, onApply, onRemove, onClose } = props;
  const [address, setAddress] = useState(href);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  function apply() {
    const target = addressOf(address);
    const isRight = isRichTextLink(target) && !/\s/.test(target);
    setWrong(!isRight);
    if (isRight) onApply(target, text.trim());
  }
  // The surrounding form must not be submitted.
  const onEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  return (
    <Popover label={messages.insertLink} anchor={anchor} onClose={onClose}>
      <TextField
        label={messages.linkAddress}
        type="text"
        inputMode="url"
        maxLength={2000}
        value={address}
        hint={messages.linkHint}
        error={wrong ? messages.linkWrong : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onEnter}
      />
      {!hasText && (
        <TextField
          label={messages.linkText}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onEnter}
        />
      )}
      <PopoverActions>
        <Button onClick={apply}>{messages.applyLink}</Button>
        {href !== '' && (
          <Button variant="quiet" onClick={onRemove}>
            {messages.removeLink}
          </Button>
        )}
      </PopoverActions>
    </Popover>
  );
}
