import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from '@pasal/shared/routing';
import { patterns } from '../../paths';

/**
 * The rider's link, which stands behind the `#` of the address: no server, proxy or other page gets that. One that was sent
 * before is moved there.
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
