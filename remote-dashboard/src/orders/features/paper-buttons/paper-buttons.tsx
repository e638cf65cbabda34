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
  /** Prints it in the language of this page. */
  onPrint: (paper: Paper) => void;
}

/** Each paper in the buyer's language: where that is another than the page's, at a page of that language, which prints it. */
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

/** The same papers in the language of this page, where the buyer's is another. */
export function OtherPapers({ order, onPrint }: PaperButtonsProps) {
  if (languageOf(order) === LANGUAGE) return null;
  return PAPERS.map((paper) => (
    <Button key={paper} variant="quiet" onClick={() => onPrint(paper)}>
      {messages.inThis(paper)}
    </Button>
  ));
}
