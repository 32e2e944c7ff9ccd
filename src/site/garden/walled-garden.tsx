import type { ReactNode } from 'react';
import { Bird, Cat } from './details.tsx';
import styles from './garden.module.css';
import { Gate } from './gate.tsx';
import mossy from './mossy.module.css';
import { outline } from './pen.ts';
import { Plants } from './plants.tsx';
import { onPlane, type Place, standing } from './projection.ts';
import { box, type Corner, Solid } from './solid.tsx';
import writing from './writing.module.css';

/**
 * From the outermost in, half the side of each wall, and how high it is: the lower the further out, so that one
 * sees over it the gates behind; and each of a tone of its own.
 */
const walls = [
  { reach: 224, height: 5, tone: `${styles.stone} ${mossy.mossy}` },
  { reach: 174, height: 9, tone: styles.wood },
  { reach: 124, height: 13, tone: styles.stone },
  { reach: 74, height: 17, tone: styles.wall },
] as const;
type Wall = 0 | 1 | 2 | 3;
const thick = 10;

/** Of a gate as it is drawn elsewhere; and half of the gap in a wall that it fills. */
const gateScale = 0.7;
const gap = 26 * gateScale;

/** How much further back each wall lies than the one around it, which makes room for the path in front. */
const back = 16;

/** The middle of the path along x, and half its width. */
const middle = -48;
const half = 9;

/** The parts of the drawing, one below the other; one upon another in this order they are the whole. */
const parts = [
  'ground',
  ...(['rear1', 'rear2', 'rear3', 'rear4'] as const),
  'inside',
  ...(['front1', 'front2', 'front3', 'front4'] as const),
] as const;
const below = 600;

export const walledGardenViews = Object.fromEntries(
  parts.map((name, place) => [name, `-466 ${place * below - 264} 932 510`]),
);

/** The plans of a wall with its gap in front: first what is behind, then what stands before it. */
function plans(reach: number, gate: number, more: number): { rear: Corner[]; front: Corner[][] } {
  const out = reach + more;
  const inner = reach - thick - more;
  const ends = gap - more;
  return {
    rear: [
      [-out, -out],
      [out, -out],
      [out, -inner],
      [-inner, -inner],
      [-inner, inner],
      [-out, inner],
    ],
    front: [
      [
        [-out, inner],
        [gate - ends, inner],
        [gate - ends, out],
        [-out, out],
      ],
      [
        [inner, -inner],
        [out, -inner],
        [out, out],
        [gate + ends, out],
        [gate + ends, inner],
        [inner, inner],
      ],
    ],
  };
}

/** What a wall goes round, from the rear; the last is the bed with the pages. */
function Inside({ place }: { place: Wall }) {
  if (place === 3)
    return (
      <>
        <Plants
          rows={[
            { plant: 'tulip', from: [-46, -46], count: 6, along: [18, 0] },
            { plant: 'cornflower', from: [-46, -26], count: 4, along: [0, 20] },
          ]}
        />
        <g transform={onPlane('ground', [-26, -26])}>
          <path className={writing.page} d="M0 0h76v56H0z" />
          <path className={writing.writing} strokeWidth="6" d="M9 12h32" />
          <path className={writing.words} d="M9 24h58M9 34h58" />
          <path className={writing.otherWords} d="M9 44h28" />
          <path className={writing.link} d="M42 44h18" />
        </g>
        <Plants
          rows={[
            { plant: 'marigold', from: [60, -26], count: 4, along: [0, 20] },
            { plant: 'marigold', from: [-42, 52], count: 2, along: [18, 0] },
            { plant: 'marigold', from: [26, 52], count: 2, along: [18, 0] },
          ]}
        />
      </>
    );
  const near = walls[place].reach - thick - 22;
  return (
    <Plants rows={[{ plant: 'bush', from: [near, 20 - near], count: 6 - place, along: [0, 26] }]} />
  );
}

/** What is seen of the outline of a block around the middle. */
function Contour({ reach, from, to }: { reach: number; from: number; to: number }) {
  const corners: Place[] = [
    [-reach, -reach, to],
    [reach, -reach, to],
    [reach, -reach, from],
    [reach, reach, from],
    [-reach, reach, from],
    [-reach, reach, to],
  ];
  return <path className={styles.line} strokeWidth="2" d={outline(corners)} />;
}

/** The ground, and the path, which goes through a gate in each wall. */
function Ground() {
  const reach = 232;
  return (
    <>
      <Solid
        className={styles.wall}
        prisms={[box([-reach, -reach, -10], 2 * reach, 2 * reach, 10)]}
      />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.hedge} d="M-224-224h448v448h-448z" />
        <path
          className={styles.gravel}
          d={`M${middle - half} 200h${2 * half}V${reach}h-${2 * half}z`}
        />
      </g>
      <InPlace>
        {(place) => (
          <path
            className={styles.gravel}
            transform={onPlane('ground', [middle + place * back, 0])}
            d={`M-${half} ${place === 3 ? 30 : walls[place].reach - 50 - back}h${2 * half}V${walls[place].reach}h-${2 * half}z`}
          />
        )}
      </InPlace>
      <Contour reach={reach} from={-10} to={0} />
    </>
  );
}

/** The two sides of a wall that are behind what it goes round, and the shade that they throw. */
function Rear({ place }: { place: Wall }) {
  const { reach, height, tone } = walls[place];
  const inner = reach - thick;
  const shade = height / 2 + 4;
  // The innermost wall is drawn before the one around it, of whose shade it hides the rest.
  const from = place === 2 ? 40 : -inner;
  return (
    <>
      <path
        className={styles.shade}
        transform={onPlane('ground', [0, 0])}
        d={`M-${inner} ${from}h${shade}V${inner}h-${shade}z`}
      />
      <Solid className={tone} prisms={[{ plan: plans(reach, 0, 0).rear, height }]} />
      <Solid className={tone} prisms={[{ plan: plans(reach, 0, 2).rear, z: height, height: 4 }]} />
      {place === 0 && <Cat at={[-130, -219, height + 4]} />}
    </>
  );
}

/** The two sides of a wall that are before what it goes round, with its gate. */
function Front({ place }: { place: Wall }) {
  const { reach, height, tone } = walls[place];
  const gate = middle + place * back;
  return (
    <>
      <Solid
        className={tone}
        prisms={plans(reach, gate, 0).front.map((plan) => ({ plan, height }))}
      />
      <Solid
        className={tone}
        prisms={plans(reach, gate, 2).front.map((plan) => ({ plan, z: height, height: 4 }))}
      />
      <g transform={`${standing([gate - gap, reach + 1])}scale(${gateScale})`}>
        <Gate at={[0, 0]} state="open" />
      </g>
      {place === 0 && <Bird at={[219, 40, height + 4]} />}
    </>
  );
}

/** What is drawn for each wall, further back the further in it is, and, if so said, apart from each other. */
const InPlace = ({
  first = 0,
  apart = 0,
  children,
}: {
  first?: number;
  apart?: number;
  children: (place: Wall) => ReactNode;
}) =>
  ([0, 1, 2, 3] as const).map((place) => (
    <g key={place} transform={`translate(0 ${first + place * (apart - back)})`}>
      {children(place)}
    </g>
  ));

/** A garden in four walls, each with a gate, through which one path leads to the bed in the middle. */
export function WalledGarden() {
  return (
    <>
      <Ground />
      <InPlace first={below} apart={below}>
        {(place) => <Rear place={place} />}
      </InPlace>
      <InPlace first={5 * below}>{(place) => <Inside place={place} />}</InPlace>
      <InPlace first={6 * below} apart={below}>
        {(place) => <Front place={place} />}
      </InPlace>
    </>
  );
}
