/**
 * The part of react-router that remotes may use, as a single shared instance. Only these names are shared at run
 * time: sharing the whole package would make every visitor download all of it.
 */
export { Link, NavLink } from './links';
export {
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
