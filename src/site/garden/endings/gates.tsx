import { Bird, Cat } from '../details.tsx';
import { Wall } from '../frieze.tsx';
import { FrontGate } from '../front-gate.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Disc, HillOfCloister, Lawn, LowHills, Stars } from './backdrop.tsx';
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
          <Row plant={plant} count={index === 2 ? 7 : 13} up={0} />
        </At>
      ))}
      <At across={250} up={103} scale={1.5}>
        <Bird at={along(0)} />
      </At>
    </Ground>
  </>
);

/** At night somebody stands with a lantern before the gate, which is shut; the wall goes on to both sides. */
export const keeper = (
  <>
    <Stars up={280} />
    <Disc across={-396} up={212} radius={46} />
    {[-640, -548, -190, 236, 470, 560].map((across, index) => (
      <Cypress key={across} at={along(across, 20)} tall={index % 2 ? 1.6 : 1.9} />
    ))}
    <Lawn />
    <Ground>
      <At across={-2200} scale={2.3}>
        <Wall width={1920} stone={own.wall} />
      </At>
      <path
        className={styles.line}
        strokeOpacity=".35"
        d={`M-1480-60${'h26m40 24h30m34-30h26m22 44h30m50-24h26m-18-14'.repeat(11)}`}
      />
      <path className={styles.gravel} d="M-44 8V0h88l16 12h-120z" />
      <At across={-80} scale={2.3}>
        <FrontGate state="closed" />
      </At>
      <At across={128} isTurned>
        <Keeper looks={people.li}>
          <At across={37} up={74}>
            <HandLantern />
          </At>
        </Keeper>
      </At>
      <At across={-268} up={103} scale={1.6}>
        <Cat at={along(0)} />
      </At>
      {[-470, -220, 230, 420].map((across, index) => (
        <At key={across} across={across}>
          <Row plant={index % 2 ? 'marigold' : 'cornflower'} count={index % 3 ? 6 : 10} up={0} />
        </At>
      ))}
    </Ground>
  </>
);
