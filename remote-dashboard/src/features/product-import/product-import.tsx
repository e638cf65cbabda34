import { useState } from 'react';
import { MAX_IMPORT_CHARACTERS, type ProductImportAnswer } from '@pasal/shared/contracts';
import { messageOf, statusOf } from '@pasal/shared/api';
import { notify } from '@pasal/shared/shell';
import { Button, Dialog, Field, TextInput } from '@pasal/shared/ui';
import { useImportProductsMutation } from '../../product-api';
import { ImportReport } from './import-report';
import { messages } from './messages';
import { Content } from './product-import.styles';

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsText(file);
  });
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ProductImportAnswer>();
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useImportProductsMutation();

  async function run(text: string, dry_run: boolean) {
    setProblem(undefined);
    try {
      const answer = await send({ csv: text, dry_run }).unwrap();
      setReport(answer);
      if (!answer.applied) return;
      notify.success(answer.message);
      onClose();
    } catch (error) {
      // The session is over: nobody is there to read it (spec §8 "silent logout").
      if (statusOf(error) === 401) return;
      setProblem(messageOf(error, dry_run ? messages.failed : messages.applyFailed));
    }
  }

  async function take(file: File | undefined) {
    setReport(undefined);
    setCsv('');
    if (!file) return;
    const text = await textOf(file).catch(() => undefined);
    if (text === undefined || text.length > MAX_IMPORT_CHARACTERS) {
      setProblem(text === undefined ? messages.unreadable : messages.tooLarge);
      return;
    }
    setCsv(text);
    await run(text, true);
  }

  const isReady = report !== undefined && report.problems.length === 0 && report.changed > 0;
  return (
    <Dialog
      open
      place="wide"
      title={messages.title}
      busy={isLoading}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button busy={isLoading} disabled={!isReady} onClick={() => void run(csv, false)}>
            {messages.apply}
          </Button>
        </>
      }
    >
      <Content>
        <p>{messages.how}</p>
        <Field label={messages.file} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={isLoading}
              // Chosen once more, a file is read once more: it was corrected under the same name.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void take(target.files?.[0])}
            />
          )}
        </Field>
        {isLoading && !report && <p role="status">{messages.checking}</p>}
        {report && <ImportReport report={report} />}
      </Content>
    </Dialog>
  );
}

/** Reads products out of a file: first what would happen, then for good. */
export function ProductImport() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
