import styles from './garden.module.css';
import { onPlane, type Place } from './projection.ts';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** A square raised bed, and the page of a wiki that lies in it. */
export interface Bed {
  /** Rear corner. */
  at: readonly [x: number, y: number];
  side: number;
  /** Length of each line of text. */
  lines: readonly number[];
  /** Words that are links: number of the line, where they begin, and their length. */
  links?: readonly (readonly [line: number, from: number, length: number])[];
  /** With a box of facts beside the first lines. */
  hasInfoBox?: boolean;
}

const height = 9;
const frame = 4;
const margin = 13;
const firstLine = 32;
const leading = 9;

/** The place on a bed so many units along its lines and down its page. */
export function onBed({ at: [x, y] }: Bed, across: number, down: number): Place {
  return [x + frame + across, y + frame + down, height];
}

function rectangle({ at: [x, y], side }: Bed): string {
  const length = side - 2 * frame;
  return `M${x + frame} ${y + frame}h${length}v${length}h-${length}z`;
}

function headingRule({ at: [x, y], side }: Bed): string {
  return `M${x + margin} ${y + 23}h${side - 2 * margin}`;
}

function infoBox({ at: [x, y], side }: Bed): string {
  return `M${x + side - 40} ${y + 30}h27v31h-27zm4 4h19v14h-19zm0 19h19m-19 4h12`;
}

function title({ at: [x, y] }: Bed): string {
  return `M${x + margin} ${y + 15}h36`;
}

/**
 * Every second line of a page, as the dashes of both halves are words of other lengths. Each line
 * starts from the end of the one before it, so lines of equal length are equal to the letter.
 */
function furrows({ at: [x, y], lines }: Bed, half: 0 | 1): string {
  const chosen = lines.filter((_, line) => line % 2 === half);
  const strokes = chosen.map((length) => `h${length}m-${length} ${2 * leading}`);
  return `M${x + margin} ${y + firstLine + half * leading}${strokes.join('')}`;
}

function linkedWords({ at: [x, y], links = [] }: Bed): string {
  return links
    .map(([line, from, length]) => {
      return `M${x + margin + from} ${y + firstLine + line * leading}h${length}`;
    })
    .join('');
}

const drawn = (beds: readonly Bed[], part: (bed: Bed) => string) => beds.map(part).join('');

/** Raised beds whose furrows are the text of a page: title, rule, lines of words, links. */
export function Beds({ beds }: { beds: readonly Bed[] }) {
  return (
    <>
      <Solid
        className={styles.wood}
        prisms={beds.map(({ at, side }) => box(at, side, side, height))}
      />
      <g transform={onPlane('ground', [0, 0, height])}>
        <path className={writing.page} d={drawn(beds, rectangle)} />
        <path
          className={writing.figure}
          d={
            drawn(beds, headingRule) +
            drawn(
              beds.filter((bed) => bed.hasInfoBox),
              infoBox,
            )
          }
        />
        <path className={writing.writing} strokeWidth="6" d={drawn(beds, title)} />
        <path className={writing.words} d={drawn(beds, (bed) => furrows(bed, 0))} />
        <path className={writing.otherWords} d={drawn(beds, (bed) => furrows(bed, 1))} />
        <path className={writing.link} d={drawn(beds, linkedWords)} />
      </g>
    </>
  );
}
