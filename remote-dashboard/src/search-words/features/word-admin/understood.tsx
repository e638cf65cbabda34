import type { UnderstandResponse, UnderstoodPart } from '@pasal/shared/contracts';
import { Fields, Muted } from '@pasal/shared/dashboard';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import * as messages from './messages';
import * as s from './word-admin.styles';

function meaningOf({ kinds, finds, ignored, unknown }: UnderstoodPart): string {
  if (unknown) return messages.isUnknown;
  if (ignored) return messages.isIgnored;
  const parts = [
    ...(kinds.length > 0 ? [messages.isKind(kinds.join(', '))] : []),
    ...finds.map(messages.finds),
  ];
  return parts.join(', ') || messages.isWord;
}

/** The text up to and including a part: unique per part. */
const textUpTo = (parts: readonly UnderstoodPart[], at: number) =>
  parts
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(' ');

interface UnderstoodProps {
  typed: string;
  answer: UnderstandResponse;
}

/** Each part of a search with its interpretation, then the first products a shopper sees. */
export function Understood({ typed, answer }: UnderstoodProps) {
  const { read, parts, products, total } = answer;
  return (
    <Fields>
      {read !== typed.toLowerCase() && <Muted>{messages.readAs(read)}</Muted>}
      <s.Parts>
        {parts.map((part, at) => (
          <div key={textUpTo(parts, at)}>
            <dt>{part.text}</dt>
            <dd>{meaningOf(part)}</dd>
          </div>
        ))}
      </s.Parts>
      <p>{total === 0 ? messages.nothingFound : messages.shopperFinds(total, products.length)}</p>
      <s.Found>
        {products.map(({ id, slug, title }) => (
          <li key={id}>
            <Link to={paths.product(slug)}>{title}</Link>
          </li>
        ))}
      </s.Found>
    </Fields>
  );
}
