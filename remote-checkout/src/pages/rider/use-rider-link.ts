import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from '@pasal/shared/routing';
import { patterns } from '../../paths';

/**
 * The rider's link, which is in the `#` fragment of the address: servers, proxies and other pages never receive it.
 * An old-style link is redirected.
 */
export function useRiderLink(): string {
  const { link: sent } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (sent !== undefined) void navigate(`${patterns.rider}#${sent}`, { replace: true });
  }, [sent, navigate]);
  return sent ?? hash.slice(1);
}
