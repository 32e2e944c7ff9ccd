import { Bird } from '../details.tsx';
import { Wall } from '../frieze.tsx';
import { FrontGate } from '../front-gate.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
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
        <Reader looks={people.rosa} isWalking tilt={-4}>
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

/** At night somebody stands with a lantern before a gate as high as the picture, which is shut. */
export const keeper = (
  <>
    <At across={470}>
      <Stars up={440} />
    </At>
    <At across={246} up={382} scale={1.5}>
      <Disc across={0} up={0} radius={46} />
    </At>
    <Meadow />
    <At across={-2600} up={-20} scale={4}>
      <Wall width={1300} stone={own.wall} />
    </At>
    <path
      className={styles.line}
      strokeOpacity=".35"
      d={`M-1480-84${'h44m66 36h50m56-52h44m36 66h82m84-36h44m-30-26'.repeat(7)}`}
    />
    <At across={-164} up={-24} scale={4.7}>
      <FrontGate state="closed" />
    </At>
    <At across={208} up={-18} scale={2.1} isTurned>
      <Keeper looks={people.li}>
        <At across={37} up={74}>
          <HandLantern />
        </At>
      </Keeper>
    </At>
  </>
);
