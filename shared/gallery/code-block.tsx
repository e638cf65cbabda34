import { useState } from 'react';
import { Button } from '@pasal/shared/ui';
import * as s from './code-block.styles';

/** What stands out in code: texts, tags and words of the language. */
const MARKED =
  /('[^'\n]*'|"[^"\n]*")|(<\/?[A-Za-z.]*|\/?>)|\b(import|from|const|return|function|type)\b/g;

/** Code with its texts, tags and words marked. */
function Marked({ code }: { code: string }) {
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(MARKED)) {
    const [whole, text, tag] = match;
    const kind = text ? 'text' : tag ? 'tag' : 'word';
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} data-kind={kind}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return (
    <code>
      {parts}
      {code.slice(end)}
    </code>
  );
}

interface CodeBlockProps {
  code: string;
  /** What the code is of; its accessible name. */
  label: string;
}

/** Code that can be read by the keyboard and copied. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <s.Root>
      <s.Text tabIndex={0} role="group" aria-label={`Code of ${label}`}>
        <Marked code={code} />
      </s.Text>
      <Button variant="quiet" aria-label={`Copy the code of ${label}`} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </s.Root>
  );
}
