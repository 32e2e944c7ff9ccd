import type { ReactNode } from 'react';
import type { SampleWiki } from '../../../content/schema/showcase.ts';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { PictureFile } from '../../design/picture-file.tsx';
import styles from './wiki-logo.module.css';

const drawings: Record<SampleWiki, ReactNode> = {
  tidewater: (
    <>
      <circle className={styles.sea} cx="24" cy="24" r="22" />
      <path className={styles.sand} d="M20 34l2-18h4l2 18zM21 10h6v4h-6z" />
      <path
        className={styles.wave}
        d="M4 33q5-5 10 0t10 0 10 0 10 0M7 39q4-4 8.5 0t8.5 0 8.5 0 8.5 0"
      />
      <path className={styles.beam} d="M27 11l14-5v9zM21 11L7 6v9z" />
    </>
  ),
  loomlore: (
    <>
      <path className={styles.madder} d="M8 2h8v44H8zm24 0h8v44h-8z" />
      <path className={styles.flax} d="M20 2h8v44h-8z" />
      <path
        className={styles.indigo}
        d="M2 8h14v8H2zm26 0h18v8H28zM2 32h14v8H2zm26 0h18v8H28zM2 20h4v8H2zm14 0h16v8H16zm26 0h4v8h-4z"
      />
    </>
  ),
  gearwright: (
    <>
      <path
        className={styles.steel}
        d="M20 2h8l1 6 4 2 6-3 5 6-4 5 1 4 6 2v6l-6 2-1 4 3 5-5 6-6-3-4 1-2 5h-6l-2-5-4-2-5 3-6-5 3-6-2-4-6-2v-6l6-2 2-4-4-5 6-6 5 3 4-1z"
      />
      <circle className={styles.hub} cx="24" cy="25" r="9" />
      <path className={styles.hazard} d="M24 19v12M18 25h12" />
    </>
  ),
  emberfall: (
    <>
      <path className={styles.night} d="M2 2h44v44H2z" />
      <path
        className={styles.ember}
        d="M22 6h4v4h4v6h4v6h4v12h-4v4h-4v4H18v-4h-4v-4h-4V24h4v-4h2v6h4v-8h2z"
      />
      <path className={styles.spark} d="M22 24h4v4h4v8h-4v4h-4v-4h-4v-6h4z" />
    </>
  ),
  mossbook: (
    <>
      <path className={styles.cover} d="M6 3h33q3 0 3 3v36q0 3-3 3H6z" />
      <path className={styles.stalk} d="M17 44V24q0-5 5-6M26 44V27q0-7 6-9M12 44v-9" />
      <path
        className={styles.capsule}
        d="M21 20q0-7 7-7 0 7-7 7zM31 20q0-7 7-7 0 7-7 7zM9 36q0-6 5-7 1 6-5 7z"
      />
    </>
  ),
};

/** The emblem of a showcase wiki; its name always stands beside it. */
export function WikiLogo({ of: { drawing, file } }: { of: ShowcaseWiki['logo'] }) {
  if (!drawing) return <PictureFile file={file} alt="" className={styles.logo} />;
  return (
    <svg className={styles.logo} viewBox="0 0 48 48" aria-hidden="true">
      {drawings[drawing]}
    </svg>
  );
}
