import type { ReactNode } from 'react';
import type { Target } from '../../find/locate.ts';
import styles from './panel.module.css';

/** Title of the panel, with breadcrumbs and the other targets of the same click. */
export function PanelHead({
  title,
  crumbs = [],
  others,
  open,
  children,
}: {
  title: string;
  crumbs?: readonly { title: string; target: Target }[];
  others: readonly Target[];
  open: (targets: Target[]) => void;
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      {crumbs.length > 0 && (
        <nav aria-label="Where this belongs">
          {crumbs.map((crumb) => (
            <button key={crumb.title} type="button" onClick={() => open([crumb.target])}>
              {crumb.title}
            </button>
          ))}
        </nav>
      )}
      <h2>{title}</h2>
      {others.length > 0 && (
        <p className={styles.others}>
          Also here:{' '}
          {others.slice(0, 5).map((target) => (
            <button
              key={JSON.stringify(target)}
              type="button"
              onClick={() => open([target, ...others.filter((each) => each !== target)])}
            >
              {nameOf(target)}
            </button>
          ))}
        </p>
      )}
      {children}
    </header>
  );
}

function nameOf(target: Target): string {
  if (target.kind === 'entry') return target.label || target.file;
  if (target.kind === 'legal') return 'legal text';
  return `sentence “${target.key.split('.').slice(1).join(' ')}”`;
}
