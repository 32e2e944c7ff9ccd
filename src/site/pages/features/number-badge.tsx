import type { ReactNode } from 'react';
import styles from './number-badge.module.css';

/** A number in a disc, which connects a label with its place in a picture. */
export const NumberBadge = ({ place }: { place: number }) => (
  <span className={styles.number} aria-hidden="true">
    {place + 1}
  </span>
);

/** A picture with numbers on it; the style sheet positions them. */
export const NumberedPicture = ({
  count,
  className,
  children,
}: {
  count: number;
  className: string | undefined;
  children: ReactNode;
}) => (
  <div className={`${styles.numbered} ${className}`}>
    {children}
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
      <NumberBadge key={place} place={place} />
    ))}
  </div>
);
