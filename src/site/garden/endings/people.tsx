import { Fragment, type ReactNode } from 'react';
import styles from '../garden.module.css';
import own from '../heads.module.css';
import { Head, type Looks } from './head.tsx';
import { limb } from './limb.ts';

type Spot = readonly [across: number, down: number];

/** A hand with its thumb up; it points to the right if it is not turned. */
const Hand = ({
  looks,
  at: [across, down],
  turn = 0,
}: {
  looks: Looks;
  at: Spot;
  turn?: number;
}) => (
  <path
    className={looks.skin}
    transform={`translate(${across} ${down}) rotate(${turn})`}
    d="M-3.5-3h2.5l2.6-1.5q1.7-.3 1.7 1l-.7 1q3.4 1.5 2.4 3.5q-1.4 2.2-8.5 1.4z"
  />
);

/** A boot that points to the right; the middle of the ankle is given. */
const Boot = ({ at: [across, down], tilt = 0 }: { at: Spot; tilt?: number }) => (
  <path
    className={own.hair}
    transform={`translate(${across} ${down}) rotate(${tilt})`}
    d="M-4.6 5.5v-8.5h8q.5 4 5.5 5.5q2.5.8 2.3 3z"
  />
);

/** Somebody about 115 tall who looks to the right; the ground under the body is the origin. */
interface Person {
  looks: Looks;
}

/** Somebody who leans on something with handles at 26, -47, and pushes it. */
export function Pusher({ looks }: Person) {
  return (
    <>
      <path className={looks.coat} d={limb([25, -77, 5], [27, -62, 4.4], [29, -49, 3.4])} />
      <path className={looks.below} d={limb([-4, -50, 7.5], [-13, -30, 5.6], [-31, -16, 4])} />
      <Boot at={[-33.5, -13.5]} tilt={42} />
      <path className={looks.below} d={limb([0, -50, 7.5], [14, -32, 5.8], [8, -8, 4.2])} />
      <Boot at={[8, -5.5]} />
      <Head looks={looks} at={[26, -88]} tilt={12} />
      <path
        className={looks.coat}
        d="M-13-46C-11-62-1-77 13-86q7-4 13-1q7 4 4 12C25-65 17-55 12-43q-13 4-25-3"
      />
      <path className={styles.shade} d="M31-78C27-67 17-55 12-43q-5 1.6-9 1.4C10-54 20-66 24-80z" />
      <path className={looks.coat} d={limb([18, -78, 5.6], [15, -61, 4.8], [24, -49, 3.6])} />
      <Hand looks={looks} at={[26, -47]} turn={50} />
    </>
  );
}

/** Somebody who walks and sows from a bag, the hand at 38, -72. */
export function Sower({ looks }: Person) {
  return (
    <>
      <path className={own.hair} d={limb([-6, -28, 4], [-15, -13, 3.6])} />
      <Boot at={[-17, -10.5]} tilt={32} />
      <path className={own.hair} d={limb([8, -28, 4], [14, -8, 3.6])} />
      <Boot at={[14, -5.5]} tilt={-4} />
      <path className={looks.coat} d={limb([6, -84, 5], [11, -66, 4.4], [6, -56, 3.4])} />
      <path className={looks.below} d="M-8-66C-14-50-18-34-20-20q20 6 42-1C19-38 14-52 10-66z" />
      <path className={styles.shade} d="M10-66C14-52 19-38 22-21q-6 2-12 2.7Q8-44 3-66z" />
      <Head looks={looks} at={[3, -93]} tilt={4} />
      <path className={looks.coat} d="M-9-64Q-12-80-8-89q5-5 11-5q7 1 9 6q2 10-1 24q-10 4-20 0" />
      <path className={own.straw} d="M-4-60q-3 14 4 18q9 2 13-3q2-8-1-15z" />
      <path className={styles.line} d="M-5-90Q4-76 10-60" />
      <path className={looks.coat} d={limb([3, -84, 5.6], [19, -71, 4.8], [33, -74, 3.4])} />
      <Hand looks={looks} at={[36, -74.5]} turn={-8} />
    </>
  );
}

/** Somebody who stoops a little over a watering can, which pours at 64, -44. */
export function Waterer({ looks }: Person) {
  return (
    <>
      <path className={looks.coat} d={limb([15, -80, 5], [24, -62, 4.4], [32, -58, 3.4])} />
      <path className={looks.below} d={limb([-4, -54, 7.5], [-9, -30, 5.8], [-13, -8, 4.2])} />
      <Boot at={[-13, -5.5]} />
      <path className={looks.below} d={limb([0, -54, 7.5], [7, -31, 5.8], [5, -8, 4.2])} />
      <Boot at={[5, -5.5]} />
      <Head looks={looks} at={[15, -90]} tilt={22} />
      <path
        className={looks.coat}
        d="M-12-46C-13-62-9-78 0-87q7-6 15-4q7 4 5 12C15-68 11-58 10-45q-12 4-22-1"
      />
      <path className={styles.shade} d="M20-79C15-68 11-58 10-45q-5 1.5-9 1.5C8-58 11-70 12-82z" />
      <g transform="translate(36 -48) rotate(24)">
        <path className={styles.line} strokeWidth="2" d="M-9-6q3-12 14-4" />
        <path
          className={styles.cornflower}
          d="M-10-8h17v4l15-8 2 4-17 12v6q-9 4-17 0zM20-14l4-2 5 9-4 2z"
        />
      </g>
      <path className={looks.coat} d={limb([9, -80, 5.6], [14, -62, 4.8], [28, -58, 3.6])} />
      <Hand looks={looks} at={[31, -57]} turn={10} />
    </>
  );
}

/** Somebody who kneels and plants, the hand at 41, -22. */
export function Planter({ looks }: Person) {
  return (
    <>
      <path className={looks.coat} d={limb([27, -58, 5], [36, -40, 4.4], [44, -26, 3.4])} />
      <path className={looks.below} d={limb([-8, -26, 8], [17, -7, 6.4], [-14, -6, 4.4])} />
      <Boot at={[-18, -8]} tilt={52} />
      <Head looks={looks} at={[29, -68]} tilt={30} />
      <path
        className={looks.coat}
        d="M-16-20Q-20-44 4-60q14-10 24-8q9 3 7 11C26-50 16-40 8-20q-12 5-24 0"
      />
      <path className={styles.shade} d="M35-57C26-50 16-40 8-20q-5 2-9 2C4-38 14-52 26-62z" />
      <path className={looks.coat} d={limb([22, -58, 5.6], [28, -38, 4.8], [38, -24, 3.6])} />
      <Hand looks={looks} at={[41, -22]} turn={40} />
    </>
  );
}

/** Joints of the rear leg and of the near one, each with the turn of its boot. */
const gaits = {
  stands: [
    {
      joints: [
        [-3, -54, 7.5],
        [-6, -30, 5.8],
        [-9, -8, 4.2],
      ],
      boot: [-9, -5.5],
      tilt: 0,
    },
    {
      joints: [
        [2, -54, 7.5],
        [6, -30, 5.8],
        [6, -8, 4.2],
      ],
      boot: [6, -5.5],
      tilt: 0,
    },
  ],
  walks: [
    {
      joints: [
        [-3, -54, 7.5],
        [-6, -31, 5.6],
        [-20, -14, 4],
      ],
      boot: [-22, -11.5],
      tilt: 36,
    },
    {
      joints: [
        [2, -54, 7.5],
        [10, -31, 5.8],
        [13, -8, 4.2],
      ],
      boot: [13.5, -5.5],
      tilt: -6,
    },
  ],
  /* The near leg carries, the other one is drawn after it. */
  steps: [
    {
      joints: [
        [-1, -54, 7.5],
        [8, -33, 5.6],
        [-6, -19, 4],
      ],
      boot: [-8.5, -17],
      tilt: 44,
    },
    {
      joints: [
        [1, -54, 7.5],
        [2, -31, 5.8],
        [-1, -8, 4.2],
      ],
      boot: [-1, -5.5],
      tilt: 0,
    },
  ],
  strides: [
    {
      joints: [
        [-3, -54, 7.5],
        [-11, -32, 5.6],
        [-27, -17, 4],
      ],
      boot: [-29, -14.5],
      tilt: 42,
    },
    {
      joints: [
        [2, -54, 7.5],
        [15, -33, 5.8],
        [23, -10, 4.2],
      ],
      boot: [24, -7.5],
      tilt: -16,
    },
  ],
} as const;

type Gait = keyof typeof gaits;

/** Legs from hips 54 above the ground, and what is worn over them. */
function Legs({ looks, gait }: Person & { gait: Gait }) {
  return (
    <>
      {gaits[gait].map(({ joints, boot, tilt }) => (
        <Fragment key={tilt + boot[0]}>
          <path className={looks.hasSkirt ? own.hair : looks.below} d={limb(...joints)} />
          <Boot at={boot} tilt={tilt} />
        </Fragment>
      ))}
      {looks.hasSkirt && (
        <path className={looks.below} d="M-11-52c-2 14-7 24-9 34q18 7 38 0c0-12-5-22-7-34z" />
      )}
    </>
  );
}

/** Somebody who stands or walks with something in both hands, at 20, -66. */
export function Reader({
  looks,
  tilt = 16,
  gait = 'stands',
  looksBack = false,
  children,
}: Person & {
  tilt?: number;
  gait?: Gait;
  looksBack?: boolean;
  children?: ReactNode;
}) {
  return (
    <>
      <Legs looks={looks} gait={gait} />
      <path className={looks.coat} d={limb([8, -85, 5], [14, -70, 4.4], [23, -68, 3.4])} />
      <Head looks={looks} at={[2, -94]} tilt={tilt} isTurned={looksBack} />
      <Coat looks={looks} />
      {children}
      <path className={looks.coat} d={limb([0, -85, 5.6], [2, -67, 4.8], [16, -64, 3.6])} />
      <Hand looks={looks} at={[19.5, -64]} />
    </>
  );
}

/** Somebody who walks with something held up in both hands, at 22, -122. */
export function Lifter({ looks, gait, children }: Person & { gait: Gait; children: ReactNode }) {
  return (
    <>
      <Legs looks={looks} gait={gait} />
      <path className={looks.coat} d={limb([7, -85, 5], [25, -96, 4.4], [30, -114, 3.4])} />
      <Hand looks={looks} at={[30.5, -118]} turn={-80} />
      <Head looks={looks} at={[2, -94]} tilt={-4} />
      <Coat looks={looks} />
      {children}
      <path className={looks.coat} d={limb([1, -84, 5.6], [17, -96, 4.8], [20, -115, 3.6])} />
      <Hand looks={looks} at={[20.5, -119]} turn={-80} />
    </>
  );
}

/** Somebody who goes ahead and shows the way: a staff in the near hand, at 20, -64, the other at 42, -90. */
export function Leader({ looks, gait, children }: Person & { gait: Gait; children: ReactNode }) {
  return (
    <>
      <Legs looks={looks} gait={gait} />
      <path className={looks.coat} d={limb([8, -85, 5], [23, -84, 4.4], [38, -91, 3.4])} />
      <Hand looks={looks} at={[41.5, -92]} turn={-24} />
      <Head looks={looks} at={[2, -94]} tilt={-4} />
      <Coat looks={looks} />
      {children}
      <path className={looks.coat} d={limb([0, -85, 5.6], [2, -67, 4.8], [16, -64, 3.6])} />
      <Hand looks={looks} at={[19.5, -64]} />
    </>
  );
}

/** A short coat, its near side in shade. */
function Coat({ looks }: Person) {
  return (
    <>
      <path className={looks.coat} d="M-11-44q-3-26 1-44q5-7 12-7q8 1 10 7q2 20 0 43q-12 4-23 1" />
      <path className={styles.shade} d="M12-88q2 20 0 43q-5 1.7-9 2q3-24 2-48z" />
    </>
  );
}

/** Somebody who sits 27 above the ground and has the hand at 30, -50. */
export function Sitter({ looks, tilt = 14 }: Person & { tilt?: number }) {
  return (
    <>
      <path className={looks.below} d={limb([2, -33, 7], [30, -34, 6], [32, -8, 4.2])} />
      <Boot at={[32, -5.5]} />
      <path className={looks.below} d={limb([0, -33, 7.5], [24, -33, 6.2], [22, -8, 4.2])} />
      <Boot at={[22, -5.5]} />
      <path className={looks.coat} d={limb([9, -64, 5], [17, -49, 4.4], [28, -49, 3.4])} />
      <Head looks={looks} at={[6, -74]} tilt={tilt} />
      <path
        className={looks.coat}
        d="M-11-26Q-12-50-6-68q5-7 12-7q8 1 10 8q0 18-3 38q-12 6-24 3z"
      />
      <path className={styles.shade} d="M16-67q0 18-4 38q-4 1.7-9 1.7Q10-48 9-70z" />
    </>
  );
}

/** The arm of who sits that is nearer to us. */
export function SittersArm({ looks }: Person) {
  return (
    <>
      <path className={looks.coat} d={limb([4, -64, 5.6], [9, -48, 4.8], [25, -48, 3.6])} />
      <Hand looks={looks} at={[29, -48]} />
    </>
  );
}

/** Somebody in a long coat who stands and reaches out, the hand at 37, -76. */
export function Keeper({ looks, children }: Person & { children?: ReactNode }) {
  return (
    <>
      <path className={looks.below} d={limb([-4, -40, 6], [-6, -8, 4.2])} />
      <Boot at={[-6, -5.5]} />
      <path className={looks.below} d={limb([4, -40, 6], [6, -8, 4.2])} />
      <Boot at={[6, -5.5]} />
      <Head looks={looks} at={[1, -94]} />
      <path
        className={looks.coat}
        d="M-15-24Q-14-60-11-88q4-7 12-7q9 1 11 7q3 30 4 65q-16 5-31-1"
      />
      <path className={styles.shade} d="M-11-88Q-14-60-15-24q4.5 1.9 9 2.6Q-6-58-3-94q-5 1-8 6" />
      <path className={styles.line} d="M-14-56q14 4 28 0" />
      {children}
      <path className={looks.coat} d={limb([2, -85, 5.8], [16, -73, 5], [32, -76, 3.6])} />
      <Hand looks={looks} at={[36, -76.5]} />
    </>
  );
}
