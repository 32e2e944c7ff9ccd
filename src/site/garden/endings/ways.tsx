import { Bird } from '../details.tsx';
import { Wall } from '../frieze.tsx';
import { FrontGate } from '../front-gate.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Disc, HillOfCloister, Lawn, LowHills, Stars } from './backdrop.tsx';
import { Ground, Row } from './ground.tsx';
import { people } from './looks.ts';
import { Keeper, Pusher, Reader } from './people.tsx';
import { Bag, Barrow, Sheet, Signpost } from './things.tsx';

/** Pages are brought in a barrow, along a way that leads to the gate. */
export const barrow = (
  <>
    <Disc across={290} up={78} moonUp={170} radius={58} />
    <LowHills />
    {[216, 250, 276].map((across, index) => (
      <Cypress key={across} at={along(across, 56)} tall={0.5 - index * 0.08} />
    ))}
    <Lawn />
    <path className={styles.gravel} d="M-2600 4v-15h5200v15z" />
    <Ground>
      <At across={-330}>
        <Row plant="tulip" count={8} up={0} />
      </At>
      <At across={-76}>
        <Barrow>
          {[32, 50, 72, 94].map((across, index) => (
            <At key={across} across={across} up={54} scale={1.2}>
              <Sheet turn={[-16, -5, 6, 15][index]} />
            </At>
          ))}
        </Barrow>
      </At>
      <At across={-102}>
        <Pusher looks={people.rosa} />
      </At>
      <At across={250} up={4} scale={1.5}>
        <Bird at={along(0)} />
      </At>
      <At across={520} scale={2}>
        <Wall width={1100} />
      </At>
      <Cypress at={along(470)} tall={1.6} />
      <At across={530} scale={2}>
        <FrontGate state="open" />
      </At>
      <At across={486} isTurned>
        <Keeper looks={people.jan} />
      </At>
    </Ground>
  </>
);

/** Somebody on the way reads a signpost; the way goes on to the cloister on its hill. */
export const signpost = (
  <>
    <Stars up={282} />
    <Disc across={300} up={232} radius={30} />
    <LowHills />
    <HillOfCloister from={520} up={128} isMirrored />
    <path
      className={styles.gravel}
      d="M-94 4C-20-34 170-20 300-34S400-56 330-70S300-92 420-100S560-112 566-128h10C572-108 520-100 440-94S330-86 380-72S460-46 340-24S160-14 126 4z"
    />
    <At across={352} up={34} scale={0.36}>
      <Reader looks={people.ines} isWalking tilt={-4} />
    </At>
    <Ground>
      <At across={52}>
        <Signpost />
      </At>
      <At across={-56}>
        <Bag />
        <Reader looks={people.sam} isWalking tilt={-20}>
          <path className={styles.wood} d="M19-92h3.5V0h-3.5z" />
        </Reader>
      </At>
      <At across={-190}>
        <Row plant="cornflower" count={6} up={0} />
      </At>
    </Ground>
  </>
);
