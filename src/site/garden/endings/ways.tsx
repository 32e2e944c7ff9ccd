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
    <Disc across={290} up={72} moonUp={150} radius={58} />
    <LowHills />
    {[216, 250, 276].map((across, index) => (
      <Cypress key={across} at={along(across, 56)} tall={0.5 - index * 0.08} />
    ))}
    <Lawn />
    <path className={styles.gravel} d="M-2600 4v-15h5200v15z" />
    <Ground>
      <At across={-330}>
        <Row plant="tulip" guest="cornflower" count={8} up={0} />
      </At>
      <At across={-76}>
        <Barrow>
          {[42, 58, 76, 94].map((across, index) => (
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
      <At across={520} scale={1.55}>
        <Wall width={1100} />
      </At>
      <Cypress at={along(470)} tall={1.4} />
      <At across={530} scale={1.55}>
        <FrontGate state="open" />
      </At>
      <At across={486} isTurned>
        <Keeper looks={people.jan} />
      </At>
      <At across={690}>
        <Row plant="marigold" guest="tulip" count={15} up={0} />
      </At>
    </Ground>
  </>
);

/** Somebody on the way reads a signpost; the way goes on to the cloister on its hill. */
export const signpost = (
  <>
    <Stars up={166} />
    <Disc across={300} up={140} radius={30} />
    <LowHills />
    <HillOfCloister from={520} up={56} isMirrored />
    <path
      className={styles.gravel}
      d="M-94 4C-20-20 170-12 300-18S400-27 330-33S300-42 420-46S560-50 566-56h10C572-49 520-44 440-42S330-38 380-33S460-22 340-13S160-8 126 4z"
    />
    <At across={352} up={16} scale={0.36}>
      <Reader looks={people.ines} gait="steps" tilt={-4} />
    </At>
    <Ground>
      <At across={52} scale={0.82}>
        <Signpost />
      </At>
      <At across={-56}>
        <Bag />
        <Reader looks={people.sam} gait="strides" tilt={-20}>
          <path className={styles.wood} d="M19-92h3.5V0h-3.5z" />
        </Reader>
      </At>
      <At across={-190}>
        <Row plant="cornflower" count={6} up={0} />
      </At>
    </Ground>
  </>
);
