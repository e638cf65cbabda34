import * as React from 'react';
import * as developmentJsx from 'react/jsx-dev-runtime';
import * as jsx from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as styled from 'styled-components';
import * as api from '@pasal/shared/api';
import * as routing from '@pasal/shared/routing';
import * as shell from '@pasal/shared/shell';
import * as theme from '@pasal/shared/theme';

export { makeRenderer } from './app/render-page';

/** The modules that remotes' server builds share with the page: one instance for all of them. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-dev-runtime': developmentJsx,
  'react/jsx-runtime': jsx,
  'react-dom': ReactDom,
  // Marked as a module: a remote whose server build is by webpack takes its default export only then.
  'styled-components': { ...styled, __esModule: true },
  '@pasal/shared/api': api,
  '@pasal/shared/routing': routing,
  '@pasal/shared/shell': shell,
  '@pasal/shared/theme': theme,
};
