import styles from './garden.module.css';
import own from './heads.module.css';
import night from './night-range.module.css';
import { HeadsetListens } from './voices/headset-listens.tsx';
import whole from './whole.module.css';

/** Where the drawing of what else is lit lies below the first. */
const below = [1000, 2000];

/** As wide as a narrow screen; to both sides the house goes on. */
const view = (y = 0) => `-150 ${y - 420} 300 420`;

/** The house with one window lit, and twice some of the others as they are earlier in the evening. */
export const windowsViews = {
  awake: view(),
  late: view(below[0]),
  early: view(below[1]),
} as const;

/** Half the length of the house, which is longer than a window is wide. */
const half = 1500;
/** From one window to the next, beside the large one. */
const step = 230;

const places = [1, 2, 3, 4, 5].flatMap((place) =>
  [-1, 1].map((side) => ({ across: side * (65 + place * step), isLate: place % 2 === 1 })),
);

/** The outline of a smaller window; its foot is in the middle. */
const arch = 'M-55 0v-100a55 55 0 0 1 110 0v100z';

/** A window of somebody who sleeps, behind its shutters. */
function Shuttered({ across }: { across: number }) {
  return (
    <g transform={`translate(${across} -62)`}>
      <g className={night.house}>
        <path className={styles.right} d="M-69 0v-100a69 69 0 0 1 138 0v100z" />
      </g>
      <path className={whole.cypress} d={arch} />
      <path
        className={styles.line}
        d="M0-155v155M-55-100h110M-44-82h34m20 0h34m-88 16h34m20 0h34m-88 16h34m20 0h34m-88 16h34m20 0h34m-88 16h34m20 0h34"
      />
      <g className={night.house}>
        <path d="M-76 0h152v12H-76z" />
      </g>
    </g>
  );
}

/** The same window while there is still light. */
function Lit({ across }: { across: number }) {
  return (
    <g transform={`translate(${across} -62)`}>
      <path className={styles.opening} d={arch} />
      <path className={styles.line} d="M0-155v155M-55-100h110M-55-50h110" />
    </g>
  );
}

/** Roof and wall. */
function House() {
  const course = (row: number) => `M${row % 2 ? -half : -half + 5} ${-344 + row * 16}H${half}`;
  return (
    <>
      <path
        className={styles.stars}
        d="M-610-392h0m86 22h0m130-30h0m120 24h0m96-22h0m210 12h0m90-18h0m330 4h0m84 22h0m-1440 6h0m-120-24h0m1780 10h0m120 8h0m-2120-8h0"
      />
      <path className={whole.moon} d="M402-412a21 21 0 1 0 25 28a17 17 0 0 1-25-28" />
      <path className={night.house} d={`M${-half} 4v-324H${half}V4z`} />
      <path className={styles.shade} d={`M${-half}-312H${half}v12H${-half}z`} />
      <g className={styles.roof}>
        <path d={`M${-half}-320v-40H${half}v40z`} />
        <path className={styles.tiles} d={[0, 1].map(course).join('')} />
        <path className={styles.right} d={`M${-half}-312v-8H${half}v8z`} />
        <path d={`M${-half}-360v-7H${half}v7z`} />
      </g>
      <path
        className={styles.line}
        strokeOpacity=".4"
        d={`M${-half}-344H${half}M${-half}-262H${half}`}
      />
    </>
  );
}

/** A lamp for who is awake. */
function TableLamp() {
  return (
    <>
      <path className={own.hair} d="M-108-20v-5h13v-26h6v26h13v5z" />
      <path className={own.straw} d="M-114-51l10-34h24l10 34z" />
    </>
  );
}

/** A house at night, as long as a screen is wide: all sleep, and in one window somebody is awake. */
export function NightWindows() {
  return (
    <>
      <House />
      {places.map(({ across }) => (
        <Shuttered key={across} across={across} />
      ))}
      <g transform="translate(0 -42)">
        <HeadsetListens stone={night.house} />
        <path className={night.house} stroke="none" d="M-110 1v40h220V1z" />
        <TableLamp />
      </g>
      <path className={styles.stone} d={`M${-half} 4v-28H${half}V4z`} />
      {below.map((y, index) => (
        <g key={y} transform={`translate(0 ${y})`}>
          {places
            .filter(({ isLate }) => isLate === (index === 0))
            .map(({ across }) => (
              <Lit key={across} across={across} />
            ))}
        </g>
      ))}
    </>
  );
}
