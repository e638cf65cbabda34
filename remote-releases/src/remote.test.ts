import { remote } from './remote';
import { description } from './routes';

test('its one page stands in the dashboard, with an entry for administrators', async () => {
  expect(description.routes).toEqual([
    {
      path: '/dashboard/releases',
      page: 'releases',
      layout: 'dashboard',
      sidebar: {
        label: 'Releases',
        icon: 'play',
        group: 'administration',
        order: 75,
        for: 'admin',
      },
    },
  ]);
  for (const { page } of description.routes) {
    expect(await remote.pages[page]()).toEqual(expect.any(Function));
  }
});
