import { readPageTable } from './page-table';

test('each cell stands in its column, whatever goes over several columns or rows', () => {
  const page = `<table><tr><td>Trial Express</table>
    <table>
      <tr><th rowspan="2">AWB</th><th colspan="2">COD</th><th rowspan="2">Status</th></tr>
      <tr><th>Amount</th><th>Charge, kept</th></tr>
      <tr><td rowspan="2">N-1</td><td>100</td><td>20</td><td>Delivered</td></tr>
      <tr><td>90</td><td> 1
        0 </td><td rowspan="0">Back</td></tr>
    </table>`;
  expect(readPageTable(page).split('\n')).toEqual([
    'AWB,COD,,Status',
    ',Amount,"Charge, kept",',
    'N-1,100,20,Delivered',
    ',90,1 0,Back',
    '',
  ]);
});
