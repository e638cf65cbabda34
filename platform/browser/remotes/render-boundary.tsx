import { Component, type ContextType, type ReactNode } from 'react';
import { RemotesContext } from './remotes-context';

interface Props {
  /** The remote whose part it is. */
  remote: string;
  /** Shown in place of the part that broke. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks while rendering inside its own part; the rest of the page lives on. */
export class RenderBoundary extends Component<Props, { broken: boolean }> {
  static override contextType = RemotesContext;
  declare context: ContextType<typeof RemotesContext>;
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    const { remote } = this.props;
    this.context?.health.failed(remote, 'render', this.context.find(remote)?.version);
  }

  override render() {
    const retry = () => this.setState({ broken: false });
    return this.state.broken ? this.props.fallback(retry) : this.props.children;
  }
}
