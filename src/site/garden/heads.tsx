import type { ReactNode } from 'react';
import styles from './garden.module.css';
import type { headNames } from './head-names.ts';
import own from './heads.module.css';
import whole from './whole.module.css';

/** How wide and high one of them is. */
const size = 120;

/** A head and shoulders before the sun of the garden. */
function Bust({
  skin,
  coat,
  behind,
  children,
}: {
  skin: string | undefined;
  coat: string | undefined;
  /** What is seen of the hair or the scarf behind the neck. */
  behind?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <circle className={whole.sun} r="56" />
      {behind}
      <path className={coat} d="M-44 34.6c2-13 16-16 34-19h20c18 3 32 6 34 19a56 56 0 0 1-88 0" />
      <path className={skin} d="M-9 2v14q9 11 18 0V2z" />
      <path className={skin} d="M-19-17c0-30 38-30 38 0c0 34-38 34-38 0" />
      <path className={styles.line} d="M-8-14v2m16-2v2m-9 0l-2 8h4m-8 6q6 4 12 0" />
      {children}
    </>
  );
}

const heads: Record<(typeof headNames)[keyof typeof headNames][number], ReactNode> = {
  hat: (
    <Bust skin={own.tan} coat={styles.leaf}>
      <path className={own.hair} d="M-19-24v12q2-3 3-10zm38 0v12q-2-3-3-10z" />
      <path className={own.hair} d="M-9-2q9-6 18 0q-9 3-18 0" />
      <path
        className={own.straw}
        d="M-40-24q40 14 80 0q-8-7-21-8l-4-16q-15-7-30 0l-4 16q-13 1-21 8"
      />
      <path className={styles.tulip} d="M-19-32q19 7 38 0l-2-7q-17 6-34 0z" />
    </Bust>
  ),
  scarf: (
    <Bust
      skin={own.brown}
      coat={styles.marigold}
      behind={<path className={styles.tulip} d="M-20 0l-10 24q30 14 60 0L20 0" />}
    >
      <path className={own.hair} d="M-19-18q2-18 19-18t19 18q-8-10-19-12q-11 2-19 12" />
      <path
        className={styles.tulip}
        d="M-17-20q6-14 17-15q11 1 17 15q3 18-8 28l-5 8l9 10q-6 2-13-8q-7 10-13 8l9-10l-5-8q-11-10-8-28q-7 26 10 34h14q17-8 10-42q-4-18-20-18t-20 18z"
      />
    </Bust>
  ),
  spectacles: (
    <Bust skin={own.fair} coat={styles.cornflower}>
      <path
        className={own.grey}
        d="M-20-18q-4-24 16-27q26-3 24 27q-2-10-8-13q-12 4-24 0q-6 3-8 13m0 6q4 14 10 9q10-6 20 0q6 5 10-9q2 33-20 33t-20-33"
      />
      <path className={styles.line} d="M-6 2q6 4 12 0" />
      <path
        className={styles.line}
        d="M-14-13a6 6 0 0 1 12 0a6 6 0 0 1-12 0m16 0a6 6 0 0 1 12 0a6 6 0 0 1-12 0m-4-1q2-2 4 0m-21 0l5-1m28 1l5-1"
      />
    </Bust>
  ),
  cap: (
    <Bust skin={own.fair} coat={styles.roof}>
      <path className={own.hair} d="M-19-24v14q4-5 4-14zm38 0v14q-4-5-4-14z" />
      <path
        className={styles.cornflower}
        d="M-20-23q-1-24 20-24t20 24q14 2 16 8q-12 0-20-6q-16-5-36-2"
      />
      <path className={styles.line} d="M0-47v-2m-2 2q-8 8-9 23" />
    </Bust>
  ),
};

/** The views of the file: where each head is. */
export const headViews = Object.keys(heads).map((name, place) => ({
  name,
  viewBox: `${place * size - size / 2} ${-size / 2} ${size} ${size}`,
}));

/** The heads in a row. */
export function Heads() {
  return Object.entries(heads).map(([name, head], place) => (
    <g key={name} transform={`translate(${place * size} 0)`}>
      {head}
    </g>
  ));
}
