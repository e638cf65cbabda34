import styled from 'styled-components';
import { richText, richTextLook } from '@pasal/shared/ui';

export const title = 'Rich text';
export const about =
  'What staff wrote in the editor. Only what an allow-list names is ever made of it.';

const Text = styled.div`
  ${richTextLook}
`;

export const states = {
  'With headings and a list': () => (
    <Text>
      {richText(
        '<h3>In the box</h3><ul><li>Camera</li><li>Screws</li></ul><p>Made in <b>Nepal</b>.</p>',
      )}
    </Text>
  ),
  'A table': () => (
    <Text>
      {richText(
        '<table><tr><th>Lens</th><td>4 mm</td></tr><tr><th>Night</th><td>30 m</td></tr></table>',
      )}
    </Text>
  ),
  'A script in it': () => <Text>{richText('<p>Words stay.</p><script>alert(1)</script>')}</Text>,
};
