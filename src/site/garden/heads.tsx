import type { ReactNode } from 'react';
import styles from './garden.module.css';
import type { headNames } from './head-names.ts';
import own from './heads.module.css';

/** How wide and high one of them is, its line included. */
const size = { width: 244, height: 262 };

/** From one to the next. */
const step = 260;

/** From the right side of a face to its left. */
const chin = 'c0 66-72 66-72 0';

/** Somebody who smiles from a niche of the cloister, lit from the left; the middle of its foot is the origin. */
export function Bust({
  skin,
  coat,
  behind,
  children,
}: {
  skin: string | undefined;
  coat: string | undefined;
  /** What is seen of the hair behind the neck. */
  behind?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <g className={styles.wall}>
        <path d="M-116-16v-124a116 116 0 0 1 232 0v124z" />
        <path className={styles.right} d="M-98-16v-124a98 98 0 0 1 196 0v124z" />
      </g>
      <path className={styles.opening} d="M-86-16v-124a92 92 0 0 1 184-6v130z" />
      <g transform="translate(5 50) scale(1.4)">
        {behind}
        <path className={coat} d="M-65-16c1-36 14-50 39-58h52c25 8 38 22 39 58z" />
        <path className={styles.shade} d="M22-74h4c25 8 38 22 39 58H38q2-40-16-58" />
        <path className={skin} d="M-17-106v32q17 22 34 0v-32z" />
        <path className={styles.shade} d="M-17-98q18 14 34-6v26q-6-14-34-10z" />
        <path className={skin} d={`M-36-146c0-54 72-54 72 0${chin}`} />
        <path
          className={styles.shade}
          d="M10-185c14 3 26 16 26 39c0 33-18 49-36 49q24-14 24-46q0-30-14-42"
        />
        {children}
        <circle className={own.eye} cx="-14" cy="-137" r="3" />
        <circle className={own.eye} cx="14" cy="-137" r="3" />
        <path className={styles.line} d="M-10-116q10 9 20 0m-11-20q6 10-2 12" />
      </g>
      <path className={styles.wall} d="M-120 0v-16h240V0z" />
    </>
  );
}

const heads: Record<(typeof headNames)[keyof typeof headNames][number], ReactNode> = {
  hat: (
    <Bust skin={own.tan} coat={styles.leaf}>
      <path className={own.hair} d="M-36-156v28q-7-2-6-28zm72 0v28q7-2 6-28z" />
      <path className={own.straw} d="M-38-160l5-32q33-18 66 0l5 32z" />
      <path className={styles.tulip} d="M-38-160l2-15q36-10 72 0l2 15z" />
      <path className={own.straw} d="M-62-158q28-12 62-12t62 12q-28 11-62 11t-62-11" />
    </Bust>
  ),
  bun: (
    <Bust
      skin={own.brown}
      coat={styles.tulip}
      behind={
        <path
          className={own.hair}
          d="M-20-193a20 20 0 0 1 40 0q26 12 26 47q0 30-14 44h-64q-14-14-14-44q0-38 24-50"
        />
      }
    >
      <path className={own.hair} d="M-37-136c-4-66 78-66 74 0q-8-26-26-38q-22 22-48 38" />
    </Bust>
  ),
  spectacles: (
    <Bust skin={own.fair} coat={styles.cornflower}>
      <path
        className={own.grey}
        d="M-37-138q-8-52 37-54q45 2 37 54q-4-24-14-28q-24 6-46 0q-10 4-14 28"
      />
      <path
        className={styles.line}
        d="M-25-137a11 11 0 0 1 22 0a11 11 0 0 1-22 0m28 0a11 11 0 0 1 22 0a11 11 0 0 1-22 0m-6-2q3-3 6 0m-28 0l-10-3m60 3l10-3"
      />
    </Bust>
  ),
  beard: (
    <Bust skin={own.fair} coat={styles.wall}>
      <path
        className={own.hair}
        d={`M36-146${chin}q1 20 10 24q8-4 13-1q13-7 26 0q5-3 13 1q9-4 10-24`}
      />
      <path className={own.fair} d="M-14-117q14 15 28 0q-14-5-28 0" />
      <path
        className={own.hair}
        d="M-38-138q-14-18 0-30q0-18 18-20q16-14 30-4q20-2 22 16q14 16 6 38q-6-4-8-24q-14-2-20-10q-10 12-36 10q-6 8-12 24"
      />
    </Bust>
  ),
};

/** The views of the file: where each head is. */
export const headViews = Object.keys(heads).map((name, place) => ({
  name,
  viewBox: `${place * step - size.width / 2} ${0.5 - size.height} ${size.width} ${size.height}`,
}));

/** The heads in a row. */
export function Heads() {
  return Object.entries(heads).map(([name, head], place) => (
    <g key={name} transform={`translate(${place * step} 0)`}>
      {head}
    </g>
  ));
}
