import type { Order } from '@pasal/shared/contracts';
import { LANGUAGE_NAMES } from '@pasal/shared/domain';
import { LANGUAGE, pathIn } from '@pasal/shared/shell';
import { Button, Icon, icons, type IconShape } from '@pasal/shared/ui';
import { DownloadLink } from '../../../kit/download-link';
import { ownPaths } from '../../../paths';
import { PAPERS, type Paper } from '../../../kit/order-print/paper';
import { languageOf } from '../../../kit/order-print/print-papers';
import * as messages from './messages';

const SHAPES: Record<Paper, IconShape> = { 'packing-slip': icons.box, invoice: icons.printer };

interface PaperButtonsProps {
  order: Order;
  /** Prints it in this page's language. */
  onPrint: (paper: Paper) => void;
}

/** Each document in the buyer's language: if it differs from the page's, a page in that language prints it. */
export function PaperButtons({ order, onPrint }: PaperButtonsProps) {
  const language = languageOf(order);
  return PAPERS.map((paper) => {
    const icon = <Icon shape={SHAPES[paper]} />;
    if (language === LANGUAGE) {
      return (
        <Button key={paper} variant="secondary" onClick={() => onPrint(paper)}>
          {icon} {messages.papers[paper]}
        </Button>
      );
    }
    return (
      <DownloadLink
        key={paper}
        $variant="secondary"
        href={pathIn(language, ownPaths.printedOrder(order.id, paper))}
        target="_blank"
        aria-label={messages.inBuyers(paper, LANGUAGE_NAMES[language])}
      >
        {icon} {messages.papers[paper]}
      </DownloadLink>
    );
  });
}

/** The same documents in this page's language, if the buyer's is different. */
export function OtherPapers({ order, onPrint }: PaperButtonsProps) {
  if (languageOf(order) === LANGUAGE) return null;
  return PAPERS.map((paper) => (
    <Button key={paper} variant="quiet" onClick={() => onPrint(paper)}>
      {messages.inThis(paper)}
    </Button>
  ));
}
