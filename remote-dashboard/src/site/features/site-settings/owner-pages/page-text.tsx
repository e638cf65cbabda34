import { useEffect, useEffectEvent } from 'react';
import type { PageDraftResponse, PageTextParams } from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { LazyEditor } from '../../../../kit/rich-text-editor/lazy-editor';
import { usePageDraftQuery } from '../../../site-api';
import { Conflict } from '../conflict';
import { FROM_SCRATCH, StoredSettings, type Reading } from '../stored-settings';
import * as messages from './messages';
import * as s from './owner-pages.styles';
import { PageActions } from './page-actions';
import { StateMarks, stateInWords } from './page-state';
import { usePageText } from './use-page-text';

interface PageTextProps {
  which: PageTextParams;
  /** Called with whether there is unsaved input: a page asks once for everything on it. */
  onTyped: (isDirty: boolean) => void;
}

function PageForm({
  which,
  onTyped,
  onLoadAgain,
  ...read
}: PageTextProps & Reading<PageDraftResponse>) {
  const { stored, ...form } = usePageText(which, read.stored);
  const { isDirty } = form;
  const tell = useEffectEvent(onTyped);
  useEffect(() => tell(isDirty), [isDirty]);
  const { language } = which;
  const dates = useDates();
  const name = messages.languages[language];
  const isOfBoth = form.hasTakenIn && form.problemOf('html') !== undefined;
  return (
    <TitledSection
      title={name}
      lead={stateInWords(stored, language, dates)}
      action={
        <s.Marks>
          <StateMarks state={stored} instead={language === 'en' ? 'standard' : undefined} />
        </s.Marks>
      }
    >
      <s.Form {...form.frame} noValidate aria-label={messages.textOf(name)}>
        <LazyEditor
          key={form.editor}
          label={messages.textOf(name)}
          value={form.values.html}
          placeholder={messages.placeholder}
          hasHeadings
          onChange={form.write}
        />
        <Conflict form={form} onLoadAgain={onLoadAgain} />
        {isOfBoth && <p role="status">{messages.theirs}</p>}
        <PageActions which={which} stored={stored} form={form} />
      </s.Form>
    </TitledSection>
  );
}

/** A page's text in one language, edited, previewed, published and reverted independently. */
export function PageText(props: PageTextProps) {
  const answer = usePageDraftQuery({ params: props.which }, FROM_SCRATCH);
  return (
    <StoredSettings answer={answer}>
      {(reading) => <PageForm {...props} {...reading} />}
    </StoredSettings>
  );
}
