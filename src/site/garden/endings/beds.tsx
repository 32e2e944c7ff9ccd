import { Bird } from '../details.tsx';
import { along, PageBed } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Backdrop } from './backdrop.tsx';
import { Ground, Row } from './ground.tsx';
import { people } from './looks.ts';
import { Keeper, Pusher, Sower, Waterer } from './people.tsx';
import { Barrow, Bed, Crate, LampPost, NameBoard, Seed, Sheet, Water } from './things.tsx';

/** Pages are brought in a barrow to where others already grow. */
export const barrow = (
  <>
    <Backdrop hill={90} sun={[-120, 246]} isMirrored />
    <Ground>
      <Cypress at={along(-216)} tall={1.5} />
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
      <At across={224} isTurned>
        <Keeper looks={people.jan} />
      </At>
      <At across={252} scale={1.25}>
        <PageBed pages={8} without={[0, 3]} />
      </At>
    </Ground>
  </>
);

/** Four beds, each larger than the one before. */
export const sizes = (
  <>
    <Backdrop hill={110} sun={[-108, 246]} isMirrored />
    <Ground>
      <At across={-56}>
        <LampPost />
      </At>
      <At across={-216} scale={1.1}>
        <PageBed pages={1} />
      </At>
      <At across={-150} scale={1.1}>
        <PageBed pages={2} />
      </At>
      <At across={-30}>
        <Waterer looks={people.jan} />
        <At across={64} up={44}>
          <Water />
        </At>
      </At>
      <At across={26} scale={1.1}>
        <PageBed pages={3} />
      </At>
      <At across={170} scale={1.1}>
        <PageBed pages={5} />
      </At>
    </Ground>
  </>
);

/** Somebody sows; the bed has no name yet. */
export const sower = (
  <>
    <Backdrop hill={100} sun={[-108, 246]} />
    <Ground>
      <At across={-190}>
        <Crate>
          <Row plant="shoot" count={3} from={-18} />
        </Crate>
        <At across={8} up={30} scale={1.4} isTurned>
          <Bird at={along(0)} />
        </At>
      </At>
      <At across={64}>
        <NameBoard />
      </At>
      <At across={-46}>
        <Bed width={900}>
          <Row plant="shoot" count={6} from={160} />
          <Row plant="tulip" count={8} from={290} />
        </Bed>
      </At>
      <At across={-80}>
        <Sower looks={people.amina} />
        <At across={38} up={72}>
          <Seed />
        </At>
      </At>
    </Ground>
  </>
);

/** Five plots in a row, each with something else, and who looks at them. */
export const plots = (
  <>
    <Backdrop hill={100} sun={[-60, 246]} />
    <Ground>
      <At across={-132}>
        <Keeper looks={people.li} />
      </At>
      <At across={128}>
        <Waterer looks={people.jan} />
        <At across={64} up={44}>
          <Water />
        </At>
      </At>
      {(['tulip', 'cabbage', 'marigold', 'cornflower'] as const).map((plant, index) => (
        <At key={plant} across={-84 + index * 88}>
          <Bed width={76}>
            <Row plant={plant} count={3} from={18} />
          </Bed>
        </At>
      ))}
      <At across={268} scale={1.25}>
        <PageBed pages={2} />
      </At>
    </Ground>
  </>
);
