import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in for the part that broke. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks while rendering inside its own part; the rest of the page lives on. */
export class RenderBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const retry = () => this.setState({ broken: false });
    return this.state.broken ? this.props.fallback(retry) : this.props.children;
  }
}
