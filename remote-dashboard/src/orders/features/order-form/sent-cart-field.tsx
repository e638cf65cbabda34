import { useState, type KeyboardEvent } from 'react';
import { messageOf } from '@pasal/shared/api';
import { readCartCode } from '@pasal/shared/domain';
import { Button, TextField } from '@pasal/shared/ui';
import { sentLines, type ManualLine } from '../../model/manual-order';
import { useLazySentCartQuery } from '../../orders-api';
import * as messages from './messages';
import * as s from './order-form.styles';

interface SentCartFieldProps {
  onLines: (lines: ManualLine[]) => void;
}

/** Takes the code of a cart that a customer sent, and brings its lines in at the prices of now (D149). */
export function SentCartField({ onLines }: SentCartFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [open, { isFetching }] = useLazySentCartQuery();

  async function bringIn() {
    setSaid('');
    const code = readCartCode(typed);
    setProblem(code === null ? messages.noCode : undefined);
    if (code === null) return;
    const { data, error } = await open({ params: { code } });
    if (!data) {
      setProblem(messageOf(error, messages.codeFailed));
      return;
    }
    onLines(sentLines(data.items, messages.gone));
    setSaid(messages.broughtIn(data.items.length));
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form is not sent by it.
    event.preventDefault();
    void bringIn();
  };
  return (
    <s.Code>
      <TextField
        label={messages.cartCode}
        hint={messages.cartCodeHint}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter}
      />
      <Button variant="secondary" busy={isFetching} onClick={() => void bringIn()}>
        {messages.bringIn}
      </Button>
      <s.Note role="status">{said}</s.Note>
    </s.Code>
  );
}
