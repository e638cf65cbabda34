import { Component, type ContextType, type ReactNode } from 'react';
import { RemotesContext } from './remotes-context';

interface Props {
  /** The remote that the part belongs to. */
  remote: string;
  /** Shown in place of the broken part. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Contains rendering errors within their own part; the rest of the page keeps working. */
export class RenderBoundary extends Component<Props, { broken: boolean }> {
  static override contextType = RemotesContext;
  declare context: ContextType<typeof RemotesContext>;
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const { remote } = this.props;
    const version = this.context?.find(remote)?.version;
    this.context?.health.failed(remote, 'render', version, error);
  }

  override render() {
    const retry = () => this.setState({ broken: false });
    return this.state.broken ? this.props.fallback(retry) : this.props.children;
  }
}
