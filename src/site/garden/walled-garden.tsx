import { Bird, Cat } from './details.tsx';
import faint from './faint.module.css';
import styles from './garden.module.css';
import { Gate } from './gate.tsx';
import { Plants } from './plants.tsx';
import { onPlane, standing } from './projection.ts';
import { box, type Corner, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** Half the side of each wall, from the outermost in; from one to the next is more than a gate is high. */
const reaches = [224, 174, 124, 74];
const height = 20;
const thick = 10;

/** Half of the gap in a wall that its gate fills. */
const gap = 16;

/** How far below the garden the first wall is drawn, and each after the one before. */
const below = 600;

const frame = (place: number) => `-466 ${place * below - 264} 932 510`;

/** The ground, and each wall with what lies in it; one upon another they are the whole. */
export const walledGardenViews = Object.fromEntries(
  ['ground', 'first', 'second', 'third', 'fourth'].map((name, place) => [name, frame(place)]),
);

/** The plans of a wall with its gap in front: first what is behind, then what stands before it. */
function plans(reach: number, more: number): { rear: Corner[]; front: Corner[][] } {
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
        [-ends, inner],
        [-ends, out],
        [-out, out],
      ],
      [
        [inner, -inner],
        [out, -inner],
        [out, out],
        [ends, out],
        [ends, inner],
        [inner, inner],
      ],
    ],
  };
}

/** Joints of stones on the sides of a wall that one sees. */
function Joints({ reach }: { reach: number }) {
  const course = (from: number, to: number, down: number) =>
    Array.from(
      { length: Math.floor((to - from) / 28) },
      (_, stone) => `M${from + 6 + stone * 28} ${down}h14`,
    ).join('');
  const sides = (from: number, to: number) => course(from, to, -6) + course(from + 14, to, -13);
  const inner = reach - thick;
  return (
    <g className={faint.faint}>
      <path transform={onPlane('left', [0, reach])} d={sides(-reach, -gap) + sides(gap, reach)} />
      <path transform={onPlane('right', [reach, 0])} d={sides(-reach, reach)} />
      <path transform={onPlane('left', [0, -inner])} d={sides(-inner, inner)} />
      <path transform={onPlane('right', [-inner, 0])} d={sides(-inner, inner)} />
    </g>
  );
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
  const near = (reaches[place] ?? 0) - thick - 18;
  return (
    <Plants
      rows={[
        { plant: 'bush', from: [-near + 30, -near], count: 6 - place, along: [26, 0] },
        { plant: 'bush', from: [-near, near - 60], count: 3 - place, along: [0, 26] },
      ]}
    />
  );
}

/** A wall with its coping and its gate, and the ground that it encloses. */
function Enclosure({ place }: { place: number }) {
  const reach = reaches[place] ?? 0;
  const inner = reach - thick;
  const wall = plans(reach, 0);
  const coping = plans(reach, 2);
  return (
    <>
      <g transform={onPlane('ground', [0, 0])}>
        <path
          className={place === 3 ? styles.hedge : styles.lawn}
          d={`M-${reach}-${reach}h${2 * reach}v${2 * reach}h-${2 * reach}z`}
        />
        <path
          className={styles.shade}
          d={`M-${inner}-${inner}h14v${2 * inner}h-14zM${reach} ${reach}v-${2 * reach - 12}h12v${2 * reach}z`}
        />
        <path className={styles.gravel} d={`M-9 ${place === 3 ? 30 : reach - 50}H9V${reach}H-9z`} />
      </g>
      <Solid className={styles.wall} prisms={[{ plan: wall.rear, height }]} />
      <Solid className={styles.stone} prisms={[{ plan: coping.rear, z: height, height: 5 }]} />
      <Inside place={place} />
      <Solid className={styles.wall} prisms={wall.front.map((plan) => ({ plan, height }))} />
      <Joints reach={reach} />
      <Solid
        className={styles.stone}
        prisms={coping.front.map((plan) => ({ plan, z: height, height: 5 }))}
      />
      <g transform={`${standing([-gap, reach + 1])}scale(.62)`}>
        <Gate at={[0, 0]} state="open" />
      </g>
    </>
  );
}

/** A garden in four walls, each with a gate, through which one path leads to the bed in the middle. */
export function WalledGarden() {
  const reach = 232;
  return (
    <>
      <Solid
        className={styles.stone}
        prisms={[box([-reach, -reach, -10], 2 * reach, 2 * reach, 10)]}
      />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.gravel} d={`M-9 200H9V${reach}H-9z`} />
      </g>
      {reaches.map((each, place) => (
        <g key={each} transform={`translate(0 ${(place + 1) * below})`}>
          <Enclosure place={place} />
          {place === 0 && (
            <>
              <Cat at={[-130, -219, height + 5]} />
              <Bird at={[219, 40, height + 5]} />
            </>
          )}
        </g>
      ))}
    </>
  );
}
