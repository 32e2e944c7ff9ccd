import type { ReactNode } from 'react';
import styles from './numbers.module.css';

/** A number in a disc, which ties a label to its thing in a picture. */
export const NumberOf = ({ place }: { place: number }) => (
  <span className={styles.number} aria-hidden="true">
    {place + 1}
  </span>
);

/** A picture with as many numbers on it, whose places the style says. */
export const Numbered = ({
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
      <NumberOf key={place} place={place} />
    ))}
  </div>
);
