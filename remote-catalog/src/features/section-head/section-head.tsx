import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';
import { VisuallyHidden } from '@pasal/shared/ui';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(4)};
  margin-bottom: ${tokens.space(3)};
  min-height: ${tokens.height.target};
  h2 {
    font-size: ${tokens.font.size.xl};
    line-height: 1.25;
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${tokens.height.target};
    color: ${tokens.color.brand};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

interface SectionHeadProps {
  /** The heading's id, which labels its section. */
  id: string;
  title: string;
  /** The link to the whole list, with its text. */
  all?: { to: string; label: string };
  /** Actions on the section. */
  children?: ReactNode;
}

/** A home page section's title with a link to all of its products. */
export function SectionHead({ id, title, all, children }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {all && (
        <Link to={all.to}>
          {all.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      )}
      {children}
    </Head>
  );
}
