import { Bird, Cat } from '../details.tsx';
import { Bench, Wall } from '../frieze.tsx';
import { FrontGate } from '../front-gate.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { Plants } from '../plants.tsx';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Backdrop } from './backdrop.tsx';
import { Ground } from './ground.tsx';
import { people } from './looks.ts';
import { Keeper, Reader, Sitter, SittersArm } from './people.tsx';
import { Bag, HandLantern, LampPost, Sheet, Signpost } from './things.tsx';

/** Somebody opens the gate for somebody who brings a page. */
export const gate = (
  <>
    <Backdrop hill={170} sun={[-108, 206]} isMirrored />
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
      {[-700, -460, -230, 190].map((across, index) => (
        <At key={across} across={across} scale={1.4}>
          <Plants
            rows={[
              {
                plant: (['tulip', 'marigold', 'cornflower'] as const)[index % 3] ?? 'tulip',
                from: along(0),
                count: index === 2 ? 5 : 9,
                along: along(15),
              },
            ]}
          />
        </At>
      ))}
      <At across={250} up={103} scale={1.5}>
        <Bird at={along(0)} />
      </At>
    </Ground>
  </>
);

/** At night somebody stands at the gate with a lantern. */
export const keeper = (
  <>
    <Backdrop hill={100} sun={[-108, 246]} isMirrored />
    <Ground>
      <At across={-220} scale={2.3}>
        <Wall width={1100} />
      </At>
      <Cypress at={along(-214)} tall={1.5} />
      <At across={-104} scale={2.3}>
        <FrontGate state="half" />
      </At>
      <At across={92} isTurned>
        <Keeper looks={people.li}>
          <At across={37} up={74}>
            <HandLantern />
          </At>
        </Keeper>
      </At>
      <At across={-150} up={103} scale={1.6}>
        <Cat at={along(0)} />
      </At>
      <At across={160} scale={1.4}>
        <Plants rows={[{ plant: 'cornflower', from: along(0), count: 9, along: along(15) }]} />
      </At>
    </Ground>
  </>
);

/** Somebody on the way reads a signpost; it has two arms. */
export const signpost = (
  <>
    <Backdrop hill={150} sun={[-108, 246]} isMirrored />
    <Ground>
      <At across={22}>
        <Signpost />
      </At>
      <At across={-76}>
        <Bag />
        <Reader looks={people.sam} tilt={-20}>
          <path className={styles.wood} d="M19-92h3.5V0h-3.5z" />
        </Reader>
      </At>
      <At across={208} scale={1.6}>
        <Bench />
      </At>
      <At across={238}>
        <Sitter looks={people.ines} />
        <At across={37} up={47}>
          <Sheet turn={24} />
        </At>
        <SittersArm looks={people.ines} />
      </At>
      <At across={184}>
        <LampPost />
      </At>
    </Ground>
  </>
);
