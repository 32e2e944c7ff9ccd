import { At } from './at.tsx';
import { Lawn, Meadow, Stars } from './backdrop.tsx';
import own from './endings.module.css';
import { people } from './looks.ts';
import { Reader } from './people.tsx';
import { HandLantern, LanternLight, Pot, Sheet, Slate, Sundial } from './things.tsx';

const blooms = ['tulip', 'marigold', 'cornflower'] as const;
const sizes = [1, 0.86, 1.08, 0.94];

/** Pots from near, cut by the lower edge; who counts them, in the middle, has the sum on a slate. */
export const slate = (
  <>
    <Stars up={166} />
    <At across={-72} up={46} scale={1.35}>
      <LanternLight />
    </At>
    <Lawn />
    <At across={-72} up={46} scale={1.35}>
      <HandLantern />
    </At>
    <At across={-6} up={8} scale={1.3}>
      <Reader looks={people.li}>
        <At across={22} up={62}>
          <Slate />
        </At>
      </Reader>
    </At>
    {Array.from({ length: 14 }, (_, index) =>
      [-1, 1].map((side) => (
        <At
          key={side}
          across={side * (128 + index * 58)}
          up={-8}
          scale={1.4 * (sizes[index % 4] ?? 1)}
        >
          <Pot plant={side > 0 ? 'shoot' : (blooms[index % 3] ?? 'tulip')} />
        </At>
      )),
    )}
  </>
);

/** A sundial on its steps, as high as the picture; somebody writes down what it says. */
export const sundial = (
  <>
    <At across={470}>
      <Stars up={440} />
    </At>
    <At across={-160} up={101} scale={1.9}>
      <LanternLight />
    </At>
    <Meadow />
    <path className={own.stone} d="M-206-22v-22h412v22zM-252 8v-30h504V8z" />
    <At across={0} up={44} scale={3.9}>
      <Sundial />
    </At>
    <At across={-160} up={105} scale={1.9}>
      <HandLantern />
    </At>
    <At across={188} up={22} scale={1.9} isTurned>
      <Reader looks={people.rosa} tilt={-14}>
        <At across={23} up={54}>
          <Sheet turn={16} />
        </At>
      </Reader>
    </At>
  </>
);
