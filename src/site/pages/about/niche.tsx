import type { ReactNode } from 'react';
import styles from './ownership.module.css';

export const niches = ['pages', 'files', 'database', 'settings', 'domain', 'subdomain'] as const;

const drum = 'v14a22 7 0 0 0 44 0v-14a22 7 0 0 1-44 0';

const drawings: Record<(typeof niches)[number], ReactNode> = {
  pages: (
    <>
      <path className={styles.sheet} d="M44 84h38v48H44z" />
      <path className={styles.sheet} d="M36 90h38v48H36z" />
      <path d="M42 98h16m-16 10h26m-26 8h26m-26 8h20" />
    </>
  ),
  files: (
    <>
      <path className={styles.wood} d="M30 92h60v46H30z" />
      <path className={styles.sheet} d="M37 99h46v32H37z" />
      <path className={styles.leaf} d="M37 131l14-17 10 10 8-7 14 14z" />
      <circle className={styles.marigold} cx="72" cy="107" r="4" />
    </>
  ),
  database: (
    <>
      <path className={styles.sheet} d={`M38 92${drum}v14${drum}v14${drum}`} />
      <ellipse className={styles.sheet} cx="60" cy="92" rx="22" ry="7" />
    </>
  ),
  settings: (
    <>
      <path className={styles.wood} d="M34 94h52v44H34z" />
      <path d="M42 105h36m-36 11h36m-36 11h36" />
      <path className={styles.knobs} d="M52 105h0m18 11h0m-12 11h0" />
    </>
  ),
  domain: (
    <>
      <path className={styles.wood} d="M57 80h6v58h-6z" />
      <path className={styles.sheet} d="M40 84h40l9 8-9 8H40zm36 22H44l-9 7 9 7h32z" />
      <path d="M47 92h24m-22 21h20" />
    </>
  ),
  subdomain: <path className={styles.gone} d="M40 118h40v20H40z" />,
};

/** A niche in a wall, 120 by 146, with a thing in it. */
export function Niche({ holds }: { holds: (typeof niches)[number] }) {
  return (
    <svg className={styles.niche} viewBox="0 0 120 146" aria-hidden>
      <path className={styles.wall} d="M0 8h120v130H0z" />
      <path className={styles.opening} d="M16 138V66a44 44 0 0 1 88 0v72z" />
      <path className={styles.reveal} d="M24 138V68a36 40 0 0 1 36-46a44 44 0 0 0-44 44v72z" />
      <g transform="translate(-15-34.5)scale(1.25)">{drawings[holds]}</g>
      <path className={styles.coping} d="M0 1h120v8H0zM0 138h120v7H0z" />
    </svg>
  );
}
