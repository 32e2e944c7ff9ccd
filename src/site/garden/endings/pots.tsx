import { At } from './at.tsx';
import { Backdrop } from './backdrop.tsx';
import { Ground, Row } from './ground.tsx';
import { people } from './looks.ts';
import { Keeper, Reader } from './people.tsx';
import { Bed, Crate, HandLantern, LampPost, RowOfPots, Slate, Sundial } from './things.tsx';

/** Somebody counts pots, and the sum is on the slate. */
export const slate = (
  <>
    <Backdrop hill={100} sun={[-30, 246]} isMirrored />
    <Ground>
      <At across={-140}>
        <LampPost />
      </At>
      <At across={-70}>
        <Reader looks={people.li}>
          <At across={22} up={62}>
            <Slate />
          </At>
        </Reader>
      </At>
      <At across={4}>
        <RowOfPots />
      </At>
      <At across={306}>
        <Crate>
          <Row plant="shoot" count={3} from={-18} />
        </Crate>
      </At>
    </Ground>
  </>
);

/** Somebody looks after the sundial, at night too. */
export const sundial = (
  <>
    <Backdrop hill={110} sun={[-108, 246]} />
    <Ground>
      <At across={54} scale={1.25}>
        <Sundial />
      </At>
      <At across={-62}>
        <Keeper looks={people.rosa}>
          <At across={37} up={74}>
            <HandLantern />
          </At>
        </Keeper>
      </At>
      <At across={128}>
        <RowOfPots />
      </At>
      <At across={-150}>
        <Bed width={56}>
          <Row plant="cabbage" count={2} from={18} />
        </Bed>
      </At>
    </Ground>
  </>
);
