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
  { reach: 174, height: 10, tone: styles.wood },
  { reach: 124, height: 15, tone: styles.stone },
  { reach: 74, height: 20, tone: styles.wall },
] as const;
const thick = 10;

/** Of a gate as it is drawn elsewhere; and half of the gap in a wall that it fills. */
const gateScale = 0.7;
const gap = 26 * gateScale;

/** How much further back each wall lies than the one around it, which makes room for the path in front. */
const back = 16;

/** The middle of the path along x, and half its width. */
const middle = -48;
const half = 9;

/** How far below the garden the first wall is drawn, and each after the one before. */
const below = 600;

const frame = (place: number) => `-466 ${place * below - 264} 932 510`;

/** The ground, and each wall with what lies in it; one upon another they are the whole. */
export const walledGardenViews = Object.fromEntries(
  ['ground', 'first', 'second', 'third', 'fourth'].map((name, place) => [name, frame(place)]),
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
function Inside({ place }: { place: number }) {
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
  const near = (walls[place]?.reach ?? 0) - thick - 22;
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

/** A wall with its coping and its gate, and the ground that it encloses. */
function Enclosure({ place }: { place: 0 | 1 | 2 | 3 }) {
  const { reach, height, tone } = walls[place];
  const inner = reach - thick;
  const gate = middle + place * back;
  const wall = plans(reach, gate, 0);
  const coping = plans(reach, gate, 2);
  const shade = height / 2 + 4;
  return (
    <>
      <g transform={onPlane('ground', [0, 0])}>
        <path
          className={styles.hedge}
          d={`M-${reach}-${reach}h${2 * reach}v${2 * reach}h-${2 * reach}z`}
        />
        <path className={styles.shade} d={`M-${inner}-${inner}h${shade}v${2 * inner}h-${shade}z`} />
        <path
          className={styles.gravel}
          d={`M${gate - half} ${place === 3 ? 30 : reach - 50 - back}h${2 * half}V${reach}h-${2 * half}z`}
        />
      </g>
      <Solid className={tone} prisms={[{ plan: wall.rear, height }]} />
      <Solid className={tone} prisms={[{ plan: coping.rear, z: height, height: 4 }]} />
      <Inside place={place} />
      <Solid className={tone} prisms={wall.front.map((plan) => ({ plan, height }))} />
      <Solid
        className={tone}
        prisms={coping.front.map((plan) => ({ plan, z: height, height: 4 }))}
      />
      <g transform={`${standing([gate - gap, reach + 1])}scale(${gateScale})`}>
        <Gate at={[0, 0]} state="open" />
      </g>
    </>
  );
}

/** A garden in four walls, each with a gate, through which one path leads to the bed in the middle. */
export function WalledGarden() {
  const reach = 232;
  const top = walls[0].height + 4;
  return (
    <>
      <Solid
        className={styles.wall}
        prisms={[box([-reach, -reach, -10], 2 * reach, 2 * reach, 10)]}
      />
      <g transform={onPlane('ground', [0, 0])}>
        <path
          className={styles.gravel}
          d={`M${middle - half} 200h${2 * half}V${reach}h-${2 * half}z`}
        />
      </g>
      <Contour reach={reach} from={-10} to={0} />
      {([0, 1, 2, 3] as const).map((place) => (
        <g key={place} transform={`translate(0 ${(place + 1) * below - place * back})`}>
          <Enclosure place={place} />
          {place === 0 && (
            <>
              <Cat at={[-130, -219, top]} />
              <Bird at={[219, 40, top]} />
            </>
          )}
        </g>
      ))}
    </>
  );
}
