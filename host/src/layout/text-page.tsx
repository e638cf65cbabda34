import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@pasal/shared/shell';
import { tokens } from '@pasal/shared/theme';
import { Container } from '@pasal/shared/ui';

const { color, font, space } = tokens;

const Article = styled.article`
  max-width: 72ch;
  padding-block: ${space(8)};
  h1 {
    margin-bottom: ${space(5)};
    font-size: ${font.size.xxl};
    line-height: 1.2;
  }
  h2 {
    margin: ${space(6)} 0 ${space(2)};
    font-size: ${font.size.lg};
  }
  p,
  li,
  dl {
    color: ${color.inkMuted};
  }
  ul {
    padding-left: ${space(5)};
    list-style: disc;
  }
  dt {
    font-weight: ${font.weight.semibold};
  }
  dd {
    margin-bottom: ${space(2)};
  }
  a {
    color: ${color.brand};
  }
`;

interface TextPageProps {
  title: string;
  description?: string;
  /** Its path, for the canonical link. */
  canonical?: string;
  noIndex?: boolean;
  children: ReactNode;
}

/** A page of text with one heading. */
export function TextPage({ children, ...head }: TextPageProps) {
  return (
    <Container>
      <PageHead {...head} />
      <Article>
        <h1>{head.title}</h1>
        {children}
      </Article>
    </Container>
  );
}
