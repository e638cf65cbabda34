import { readListQuery, writeQuery, type ListQuery } from './list-address';

const statuses = ['pending', 'complete'] as const;
const readQuery = (address: URLSearchParams) => readListQuery(address, statuses);
const read = (address: string) => readQuery(new URLSearchParams(address));
const write = (address: URLSearchParams, change: Partial<ListQuery<(typeof statuses)[number]>>) =>
  writeQuery(address, change, readQuery).toString();

describe('the address of a list', () => {
  it('says page, search and status', () => {
    expect(read('page=3&search=sita&status=complete')).toEqual({
      page: 3,
      search: 'sita',
      status: 'complete',
    });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999999999', 'status=gone', ''])(
    'makes nothing of %p',
    (address) => {
      expect(read(address)).toEqual({ page: 1, search: '', status: undefined });
    },
  );

  it('starts at page 1 when search or status change, and keeps what it does not know', () => {
    const address = new URLSearchParams('page=3&status=pending&district=7');
    expect(write(address, { search: 'ram' })).toBe('status=pending&district=7&search=ram');
    expect(write(address, { status: undefined })).toBe('district=7');
  });

  it('leaves the first page out', () => {
    const address = new URLSearchParams('page=3&search=ram');
    expect(write(address, { page: 4 })).toBe('page=4&search=ram');
    expect(write(address, { page: 1 })).toBe('search=ram');
  });
});
