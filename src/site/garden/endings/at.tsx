import type { ReactNode } from 'react';

/** What follows stands at a place, larger, or looking to the other side. */
export function At({
  across,
  up = 0,
  scale = 1,
  isTurned = false,
  children,
}: {
  across: number;
  up?: number;
  scale?: number;
  isTurned?: boolean;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${across} ${-up}) scale(${isTurned ? -scale : scale} ${scale})`}>
      {children}
    </g>
  );
}
