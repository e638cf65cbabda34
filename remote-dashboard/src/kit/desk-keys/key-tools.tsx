import { useState } from 'react';
import { bindingsOf, tool, type KeyTool } from './key-tool';
import { KeysDialog } from './keys-dialog';
import * as messages from './messages';
import { ToolButtons } from './tool-buttons';
import { useDeskKeys } from './use-desk-keys';

/** Lets keys do what a page has, and lists them behind a button and `?`. */
export function KeyTools({ tools }: { tools: readonly KeyTool[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const keys = [...tools, tool('?', '?', messages.keys, () => setIsOpen(true), true)];
  useDeskKeys(bindingsOf(keys));
  return (
    <>
      <ToolButtons tools={keys} />
      {isOpen && <KeysDialog keys={keys} onClose={() => setIsOpen(false)} />}
    </>
  );
}
