import { Component, type ReactNode, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { saveControls } from './save-controls.ts';

interface Props {
  /** The island's element. */
  element: HTMLElement;
  /** Called once React handles the island's events. */
  onHydrated: () => void;
  /** Called after React has removed a tree that threw; `putBack` restores the typed values. */
  onError: (putBack: () => void) => void;
  children: ReactNode;
}

/**
 * Error boundary of an island. If hydration fails, because a browser's translator or an extension changed the
 * elements, React creates new ones; the boundary copies typed values into them. If the tree throws, the
 * boundary calls `onError`.
 */
export function IslandBoundary(props: Props) {
  const [putBack] = useState(() => saveControls(props.element));
  // Insertion effects run first, so the island's own effects read the restored values.
  useInsertionEffect(putBack, [putBack]);
  useLayoutEffect(() => props.onHydrated(), [props.onHydrated]);
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
    // The old elements are still in the document here.
    this.putBack = saveControls(this.props.element);
    return null;
  }
}
