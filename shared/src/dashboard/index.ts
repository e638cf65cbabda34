export * from './admin-page';
export * from './chart/chart-drawing';
export { ChartPanel, ChartSection, Figures } from './chart/chart.styles';
export * from './chart/chart-table';
export { detailsOf, failureOf, notifyFailure } from './failure';
export * from './form/ask-dialog';
export * from './form/choice';
export * from './form/form-dialog';
export * from './form/refusal';
export * from './form/use-action';
export * from './form/use-call-form';
export {
  Fields,
  Filters,
  ListPanel,
  Muted,
  Page,
  Section,
  SectionHead,
  Title,
} from './page.styles';
export * from './table/paged-table';
export * from './titled-section';
export * from './use-current-user';
