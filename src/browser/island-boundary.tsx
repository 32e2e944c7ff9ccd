import { Component, type ReactNode, useInsertionEffect, useState } from 'react';
import { keepControls } from './keep-controls.ts';

interface Props {
  /** The island's element. */
  element: HTMLElement;
  /** Called once React has taken a tree off that threw an error, with what puts back all that was typed. */
  onError: (putBack: () => void) => void;
  children: ReactNode;
}

/**
 * Stands around the tree of an island. Where React cannot take over the server's elements, because a
 * browser's translator or an extension has changed them, it makes new ones: what was typed into the
 * old ones is put into these. Where the tree throws an error, the boundary hands over.
 */
export function IslandBoundary(props: Props) {
  const [putBack] = useState(() => keepControls(props.element));
  // Of all effects these come first, so those of the island read what was typed.
  useInsertionEffect(putBack, [putBack]);
  return <ErrorBoundary {...props} />;
}

class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private putBack = () => {};

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError(this.putBack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The elements are on the page until this is done.
    this.putBack = keepControls(this.props.element);
    return null;
  }
}
