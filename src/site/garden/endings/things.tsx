import type { ReactNode } from 'react';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { Plants } from '../plants.tsx';
import soil from '../soil.module.css';
import whole from '../whole.module.css';
import writing from '../writing.module.css';
import own from './endings.module.css';

/** A written page, 26 wide; the middle of its foot is the origin. */
export function Sheet({ turn = 0 }: { turn?: number | undefined }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path className={writing.page} d="M-13 0v-34h26v34z" />
      <path className={writing.writing} strokeWidth="3" d="M-9-28h12" />
      <path className={writing.words} d="M-9-21h18m-18 6h18m-18 6h11" />
    </g>
  );
}

/** The light that a lantern throws on the ground at its foot; drawn before all that stands in it. */
export function LanternLight() {
  return (
    <g className={styles.glow}>
      <ellipse rx="90" ry="10" />
      <ellipse rx="52" ry="6" />
    </g>
  );
}

/** A lantern in a hand, which is the origin. */
export function HandLantern() {
  return (
    <>
      <path className={styles.line} d="M-5 10Q-4-2 0-2T5 10" />
      <path className={styles.flame} d="M-6 12h12l1.5 16h-15z" />
      <path className={styles.wood} d="M-8 28h16v4H-8zM-7 8h14l-2 4H-5z" />
    </>
  );
}

/** A lamp on its post, 132 high. */
export function LampPost() {
  return (
    <>
      <LanternLight />
      <g className={styles.wood}>
        <path d="M-3 0v-112h6V0z" />
      </g>
      <g className={styles.stone}>
        <path d="M-9 0v-8H9v8z" />
      </g>
      <g transform="translate(0-120)">
        <path className={styles.flame} d="M-7-8H7l4 18h-22z" />
        <g className={styles.wood}>
          <path d="M-10-8h20l-10-9z" />
        </g>
      </g>
    </>
  );
}

/** A wheelbarrow seen from the side, pushed to the right; its handles end at 0, -46. */
export function Barrow({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g className={styles.wood}>
        <path d="M40-22l-7 22h6l9-22z" />
      </g>
      <g className={styles.roof}>
        <path d="M24-58h86L94-24H44z" />
        <path className={styles.right} d="M22-58h90v-6H22z" />
      </g>
      <g className={styles.wood}>
        <path d="M-4-48L40-29h46l30 14-2.5 5L84-22H38L-6-42z" />
        <circle cx="112" cy="-17" r="17" />
      </g>
      <circle className={styles.stone} cx="112" cy="-17" r="11" />
      <path className={styles.line} d="M112-28v22m-11-11h22" />
      <circle className={styles.wood} cx="112" cy="-17" r="3" />
    </>
  );
}

/** A raised bed from the front, of some width, and what grows in it at a height of 20. */
export function Bed({ width, children }: { width: number; children?: ReactNode }) {
  return (
    <>
      <path className={soil.soil} d={`M4-18q4-6 12-6h${width - 32}q8 0 12 6z`} />
      {children}
      <g className={styles.wood}>
        <path d={`M0 0v-20h${width}V0z`} />
        <path className={styles.right} d={`M0 0v-10h${width}V0z`} />
      </g>
    </>
  );
}

/** A pot with what grows in it. */
export function Pot({ plant }: { plant: 'tulip' | 'marigold' | 'cornflower' | 'shoot' }) {
  return (
    <>
      <g transform="translate(0-30)">
        <Plants rows={[{ plant, from: along(-7), count: 2, along: along(14) }]} />
      </g>
      <g className={styles.roof}>
        <path d="M-14-26l4 26h20l4-26z" />
        <path className={styles.right} d="M-17-32h34v7h-34z" />
      </g>
    </>
  );
}

/** An old tree with apples, 392 high; the middle of its foot is the origin. */
export function AppleTree() {
  return (
    <>
      <path
        className={styles.wood}
        d="M-32 0q20-8 22-60q0-80-36-130l12-8q24 40 36 46q8-20 6-56h16q-2 46 2 60q18-8 36-50l13 8q-28 50-34 76q-8 80 0 94q4 14 18 20z"
      />
      <path
        className={whole.cypress}
        d="M-72-176q-38 12-56-20q-44-14-30-56q-20-44 22-62q6-40 50-36q26-42 76-30q36-24 66 4q46-8 58 34q44 8 42 50q38 34 6 68q-2 42-46 40q-24 32-60 8q-32 20-60-4q-40 28-68 4"
      />
      <path
        className={styles.line}
        strokeOpacity=".35"
        d="M-120-250q10 10 22 2m40-74q10 10 22 2m50-30q10 10 22 2m-64 92q10 10 22 2m56-40q10 10 22 2m30 60q10 10 22 2m-140-10q10 10 22 2m-86 14q10 10 22 2m146-124q10 10 22 2"
      />
      <path
        className={styles.tulip}
        d={[
          [-132, -226],
          [-112, -296],
          [-80, -212],
          [-56, -268],
          [-36, -340],
          [-8, -210],
          [14, -292],
          [36, -362],
          [46, -244],
          [74, -318],
          [92, -206],
          [112, -268],
          [122, -322],
        ]
          .map(([x, y]) => `M${x} ${y}a8 8 0 1 0 .1 0m0 0q0-6 4-8q-4 2-4 8`)
          .join('')}
      />
    </>
  );
}

/** A swing on two ropes of some length, its seat 20 above the ground; the rear one is the origin. */
export function Swing({ ropes }: { ropes: number }) {
  return (
    <>
      <path className={styles.line} strokeWidth="2" d={`M0-20v-${ropes}m30 0v${ropes}`} />
      <path className={styles.wood} d="M-5-16v-5h40v5z" />
    </>
  );
}

/** A sundial on its column, 74 high. */
export function Sundial() {
  return (
    <>
      <g className={own.stone}>
        <path d="M-10-12l3-44H7l3 44z" />
        <path className={styles.right} d="M2-12v-44h5l3 44z" />
        <path d="M-22 0v-12h44V0zM-20-54v-8h40v8z" />
        <path d="M-30-62v-7h60v7z" />
      </g>
      <g className={styles.marigold}>
        <path d="M-14-69h34V-98z" />
      </g>
      <path className={styles.line} d="M-24-69v-4m48 4v-4" />
    </>
  );
}

/** A post with two arms, 196 high, on which nothing is written yet. */
export function Signpost() {
  return (
    <>
      <g className={styles.wood}>
        <path d="M-5 0v-190l5-6 5 6V0z" />
        <path d="M-12-178h84l16 15-16 15h-84z" />
        <path d="M12-138h-78l-16 15 16 15h78z" />
      </g>
      <path className={styles.shade} d="M-12-154h90l-6 6h-84zM12-114h-84l6 6h78z" />
      <path className={writing.words} strokeWidth="4" d="M4-163h56M-58-123h56" />
      <g className={styles.stone}>
        <path d="M-16 0q0-10 8-10q4-6 10-1q10-2 14 11z" />
      </g>
    </>
  );
}

/** A table from the front, 44 high. */
export function Table({ width }: { width: number }) {
  return (
    <g className={styles.wood}>
      <path d={`M12 0v-40h7V0zM${width - 19} 0v-40h7V0z`} />
      <path d={`M0-37v-8h${width}v8z`} />
      <path className={styles.right} d={`M8-31v-6h${width - 16}v6z`} />
    </g>
  );
}

/** A stool, 27 high. */
export function Stool() {
  return (
    <g className={styles.wood}>
      <path d="M-12 0l3-22h4L-7 0zM12 0L9-22H5L7 0z" />
      <path d="M-16-22v-5h32v5z" />
    </g>
  );
}

/** A board under a roof with three pages on it, 170 high. */
export function NoticeBoard() {
  return (
    <>
      <g className={styles.wood}>
        <path d="M4 0v-140h8V0zM148 0v-140h8V0z" />
        <path d="M-4-52v-80h168v80z" />
      </g>
      <path className={styles.shade} d="M-4-132h168v7H-4z" />
      {[32, 80, 128].map((across, index) => (
        <g key={across} transform={`translate(${across}-64) scale(1.4)`}>
          <Sheet turn={[-2, 1, 3][index]} />
        </g>
      ))}
      <g className={styles.roof}>
        <path d="M-18-132h196l-18-32H0z" />
        <path className={styles.right} d="M-18-132h196v5H-18z" />
      </g>
      <path className={styles.line} strokeOpacity=".4" d="M-9-148h178" />
    </>
  );
}

/** A crate with what is to be planted in it. */
export function Crate({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <g className={styles.wood}>
        <path d="M-28 0v-30h56V0z" />
      </g>
      <path className={styles.line} d="M-28-20h56m-56 10h56M-22 0v-30M22 0v-30" />
    </>
  );
}

/** What a can pours: its spout is the origin. */
export function Water() {
  return <path className={own.water} d="M-2 2q4 10 4 22M1 0q7 8 8 24M3-2q9 8 12 26" />;
}

/** Seed that falls from a hand, which is the origin. */
export function Seed() {
  return (
    <path
      className={styles.marigold}
      d={[
        [4, 6],
        [9, 12],
        [6, 20],
        [14, 22],
        [11, 32],
        [18, 36],
        [8, 42],
        [15, 48],
        [22, 50],
      ]
        .map(([x, y]) => `M${x} ${y}a1.7 1.7 0 1 0 .1 0`)
        .join('')}
    />
  );
}

/** A slate with sums on it, held at its left edge, the origin. */
export function Slate() {
  return (
    <g transform="rotate(14)">
      <path className={styles.wood} d="M-6 8v-34h30V8z" />
      <path className={own.slate} d="M-3 5v-28h24V5z" />
      <path className={own.chalk} d="M2-17h8m-8 6h11m-11 6h6m2 6h9" />
    </g>
  );
}

/** Pages that lie on a table, which is the origin. */
export function Papers() {
  return <path className={writing.page} d="M0 0l7-4h24l-5 4zm36 0l4-3h20l-3 3z" />;
}

/** A stake with a board that says "Wiki", a word of every language, above the line for its name; 66 high. */
export function NameBoard() {
  return (
    <>
      <g className={styles.wood}>
        <path d="M-2 0v-40h5V0z" />
      </g>
      <path className={writing.page} d="M-27-34v-32h57v32z" />
      <path
        className={writing.writing}
        strokeWidth="2"
        d="M-21-60h5m8 0h5M-18.5-60l4 12 2.8-9.5 2.7 9.5 3.5-12M0-55h2.5v7m-2.5 0h5M1.3-60h2.4M7-60h2.5v12m-2.5 0h5M10.5-51.5l4.5-3.5h2M12.5-52.5l3.5 4.5h2M19.5-55h2.5v7m-2.5 0h5M20.8-60h2.4"
      />
      <path className={writing.words} d="M-21-41h44" />
    </>
  );
}

/** A bag on the back of who stands. */
export function Bag() {
  return (
    <g className={styles.roof}>
      <path d="M-9-84q-16-2-16 12l1 18q8 5 15 1z" />
      <path className={styles.right} d="M-9-84q-16-2-16 10q8 3 16 0z" />
    </g>
  );
}
