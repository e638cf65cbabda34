import { useDispatch, useSelector } from 'react-redux';
import type { ShellState } from './state';

/** Reads the host's store; only what `ShellState` names is promised. */
export const useShopSelector = useSelector.withTypes<ShellState>();
export const useShopDispatch = useDispatch;
