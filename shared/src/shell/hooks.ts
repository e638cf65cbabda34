import { useDispatch, useSelector } from 'react-redux';
import type { ShellState } from './state';

/** Reads the host's store; only what `ShellState` names is promised. */
export const useShopSelector = useSelector.withTypes<ShellState>();
/** Returns the dispatch of the host's store. */
export const useShopDispatch = useDispatch;
