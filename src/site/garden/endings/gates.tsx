import { Bird, Cat } from '../details.tsx';
import { Wall } from '../frieze.tsx';
import { FrontGate } from '../front-gate.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { repeat, rosette, shoot } from '../pen.ts';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Disc, HillOfCloister, Lawn, LowHills, Meadow, Stars } from './backdrop.tsx';
import own from './endings.module.css';
import { Ground, Row } from './ground.tsx';
import { people } from './looks.ts';
import { Keeper, Reader } from './people.tsx';
import { HandLantern, Sheet } from './things.tsx';

/** Somebody opens the gate for somebody who brings a page. */
export const gate = (
  <>
    <Disc across={-420} up={168} radius={44} />
    <LowHills />
    <HillOfCloister from={170} up={128} isMirrored />
    <Lawn />
    <Ground>
      <At across={-1600} scale={2.3}>
        <Wall width={1100} />
      </At>
      {[-760, -520, -250].map((across) => (
        <Cypress key={across} at={along(across)} tall={1.7} />
      ))}
      <At across={-58} scale={2.3}>
        <FrontGate state="open" />
      </At>
      <At across={-114}>
        <Reader looks={people.rosa} gait="walks" tilt={-4}>
          <At across={22} up={58}>
            <Sheet turn={8} />
          </At>
        </Reader>
      </At>
      <At across={124} isTurned>
        <Keeper looks={people.otto} />
      </At>
      {(['tulip', 'marigold', 'cornflower', 'tulip'] as const).map((plant, index) => (
        <At key={[-700, -460, -230, 190][index]} across={[-714, -474, -244, 176][index] ?? 0}>
          <Row plant={plant} guest="cornflower" count={index === 2 ? 7 : 13} up={0} />
        </At>
      ))}
      <At across={250} up={103} scale={1.5}>
        <Bird at={along(0)} />
      </At>
    </Ground>
  </>
);

/** A rose in bloom. */
const rose = rosette(6, 6, 0);

/** Stones that show where the plaster has come off a wall. */
const bareStones =
  'h34v13h-34zm38 0h26v13h-26zm30 0h44v13h-44zm-84 17h42v13h-42zm46 0h32v13h-32zm-24 17h40v13h-40zm-6-34';

/** Blades of grass at the foot of a wall. */
const tuft = 'l-7-11l7 6l1-15l5 14l7-10l-3 16zm0 0';

/** The keystone of the gate and the joints to both sides of it. */
const joints = [-66, -40, -14, 14, 40, 66].map((degrees) => {
  const [across, up] = [Math.sin, Math.cos].map((of) => of((degrees * Math.PI) / 180));
  const at = (radius: number) =>
    [35 + radius * (across ?? 0), -32 - radius * (up ?? 0)].map((place) => place.toFixed(1));
  return `M${at(19.2)}L${at(23)}`;
});

/** A rose that climbs to the eaves; its foot is the origin. */
function ClimbingRose() {
  const stem = [
    [-8, -16],
    [-2, -34],
    [-8, -48],
    [6, -62],
    [2, -78],
    [-8, -90],
    [10, -98],
    [-2, -112],
    [8, -124],
    [-6, -136],
    [8, -150],
    [-4, -162],
    [10, -176],
    [26, -184],
    [40, -196],
    [56, -186],
    [70, -194],
  ] as const;
  return (
    <>
      <path className={styles.line} strokeWidth="3" d="M0 0Q-12-40 4-70T2-130Q-4-180 74-190" />
      <path className={styles.leaf} d={stem.map(([x, y]) => `M${x} ${y}${shoot}`).join('')} />
      <path
        className={styles.tulip}
        d={stem.map(([x, y], index) => (index % 3 === 1 ? `M${x} ${y}${rose}` : '')).join('')}
      />
    </>
  );
}

/** Ivy that hangs over a wall; where it comes over the top is the origin. */
function Ivy() {
  return (
    <path
      className={styles.leaf}
      d={[2, 4, 3, 6, 5, 3, 1]
        .map(
          (long, strand) => `M${strand * 23} ${strand % 2 ? 6 : 0}${repeat(shoot, long, '-1 14')}`,
        )
        .join('')}
    />
  );
}

/**
 * What the keeper's lantern lights: the front of the gate up to its corner, the lower wall behind it, and the ground
 * before both.
 */
const litFromAfar = 'M5-50A132 132 0 0 1 144-260v57h76a132 132 0 0 1-9 153A103 40 0 0 1 5-50';

/** At night somebody with a lantern stands before a gate as high as the picture, which is shut. */
export const keeper = (
  <>
    <At across={470}>
      <Stars up={440} />
    </At>
    <At across={246} up={382} scale={1.5}>
      <Disc across={0} up={0} radius={46} />
    </At>
    <Cypress at={along(236, 160)} tall={1.3} />
    <Meadow />
    <At across={-2600} up={50} scale={3.4}>
      <Wall width={1530} stone={own.wall} />
    </At>
    <g className={own.wall}>
      <path
        className={styles.left}
        d={`M-1090-130${bareStones}M-700-118${bareStones}M-392-152${bareStones}M-330-110${bareStones}M244-150${bareStones}M470-120${bareStones}`}
      />
    </g>
    <At across={144} up={50} scale={4.1} isTurned>
      <FrontGate state="closed" />
      <path className={styles.line} d={joints.join('')} />
      <path
        className={own.slate}
        d="M16-14h15v3H16zM16-30h15v3H16zM54-14H39v3h15zM54-30H39v3h15z"
      />
      <circle className={styles.marigold} cx="32" cy="-21" r="1.6" />
    </At>
    <path className={styles.gravel} d="M-78-50H78C92-30 130-22 176 4H-230C-130-14-88-30-78-50" />
    <path
      className={styles.leaf}
      d={`${[-812, -700, -664, -530, -412, -370, -250, 168, 196, 276, 372, 420]
        .map((across) => `M${across}-50${tuft}`)
        .join('')}M-460-20${tuft}M-610-8${tuft}M-300-10${tuft}M288-12${tuft}`}
    />
    <g className={own.lit}>
      <path d={litFromAfar} />
      <circle cx="108" cy="-133" r="80" />
      <ellipse cx="108" cy="-32" rx="64" ry="13" />
    </g>
    <At across={-210} up={202} scale={2.4}>
      <Cat at={along(0)} />
    </At>
    <At across={-166} up={50} scale={1.4}>
      <ClimbingRose />
    </At>
    <At across={-640} up={200} scale={1.5}>
      <Ivy />
    </At>
    <path className={styles.shade} d="M176-24q60-8 150 4q-80 10-150-4" />
    <At across={184} up={22} scale={2.05} isTurned>
      <Keeper looks={people.li}>
        <At across={37} up={74}>
          <HandLantern />
        </At>
      </Keeper>
    </At>
  </>
);
