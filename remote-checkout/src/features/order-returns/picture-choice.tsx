import { useEffect, useState } from 'react';
import { MAX_RETURN_PICTURES } from '@pasal/shared/contracts';
import { Button, Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { FileLabel, Pictures } from './order-returns.styles';
import { isUndrawn } from './small-picture';

/** A preview of a selected picture. */
function Preview({ file, at }: { file: File; at: number }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    // A data URL: the policy doesn't allow blob URLs.
    reader.addEventListener('load', () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <img src={address} alt={messages.picture(at)} />;
}

interface PictureChoiceProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Up to three pictures of the defect. */
export function PictureChoice({ files, onChange }: PictureChoiceProps) {
  const [refused, setRefused] = useState<string>();

  async function take(chosen: File[]) {
    const undrawn = await Promise.all(chosen.map(isUndrawn));
    setRefused(chosen.find((_file, at) => undrawn[at])?.name);
    const good = chosen.filter((_file, at) => !undrawn[at]);
    if (good.length > 0) onChange([...files, ...good].slice(0, MAX_RETURN_PICTURES));
  }

  return (
    <>
      <Pictures>
        {files.map((file, at) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Preview file={file} at={at + 1} />
            <Button
              variant="quiet"
              aria-label={messages.removePicture(at + 1)}
              onClick={() => onChange(files.toSpliced(at, 1))}
            >
              <Icon shape={icons.trash} />
            </Button>
          </li>
        ))}
      </Pictures>
      {files.length < MAX_RETURN_PICTURES && (
        <FileLabel>
          <Icon shape={icons.image} />
          {messages.pictures(MAX_RETURN_PICTURES)}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // The same file can be selected again.
              target.value = '';
              void take(chosen);
            }}
          />
        </FileLabel>
      )}
      {refused !== undefined && <p role="alert">{messages.heic(refused)}</p>}
      <small>{messages.picturesHint}</small>
    </>
  );
}
