import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { PageHead, ShopOrigin } from '@pasal/shared/shell';

test('the page takes over what a server made of its head, structured data and all', async () => {
  const name = '</script> & "क्यामेरा" <!--';
  const head = (
    <ShopOrigin value="https://pasal.example">
      <PageHead title={name} canonical="/a" things={() => [{ '@type': 'Thing', name }]} />
      <p>A page</p>
    </ShopOrigin>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(head);
  const sent = root.innerHTML;
  const onRecoverableError = jest.fn();
  const page = await act(async () => hydrateRoot(root, head, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('script')?.textContent).toContain('क्यामेरा');
  expect(sent).toContain(root.querySelector('script')?.outerHTML);
  await act(async () => page.unmount());
  root.remove();
});
