import styles from '../garden.module.css';
import { along, PageBed } from '../page-bed.tsx';
import { Cypress } from '../slide-stage.tsx';
import { At } from './at.tsx';
import { Disc, Hedge, Lawn, Stars } from './backdrop.tsx';
import own from './endings.module.css';
import { Ground, Row } from './ground.tsx';
import { people } from './looks.ts';
import { Reader } from './people.tsx';
import { Bed, HandLantern, LanternLight, Pot, Sheet, Slate, Sundial } from './things.tsx';

const blooms = ['tulip', 'marigold', 'cornflower'] as const;
const sizes = [1, 0.86, 1.08, 0.94];

/** Pots from near, cut by the lower edge; who counts them, in the middle, has the sum on a slate. */
export const slate = (
  <>
    <Stars up={166} />
    <Lawn />
    <At across={-72} up={7} scale={1.35}>
      <LanternLight />
    </At>
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

/** The sundial under the moon, in a garden that is alike on both sides; somebody writes down what it says. */
export const sundial = (
  <>
    <Stars up={222} />
    <Disc across={330} up={186} radius={32} />
    <Hedge height={62} />
    <path className={styles.gravel} d="M-2600 4v-34h5200V4z" />
    {[-1, 1].map((side) => (
      <g key={side}>
        {[250, 520, 790].map((across) => (
          <Cypress key={across} at={along(side * across, 24)} tall={1.5} />
        ))}
        {[290, 560].map((across, index) => (
          <At key={across} across={side < 0 ? -across - 190 : across} up={14} scale={1.6}>
            {index ? (
              <Bed width={118}>
                <Row plant="cabbage" count={7} />
              </Bed>
            ) : (
              <PageBed pages={3} />
            )}
          </At>
        ))}
      </g>
    ))}
    <path className={own.stone} d="M-104-8v-12h208v12zM-124 4v-14h248V4z" />
    <path className={styles.glow} d="M24-20H104V-10H124V4H44Q24-4 24-20" />
    <At across={0} up={18} scale={2.05}>
      <Sundial />
    </At>
    <At across={84} up={54} scale={1.15}>
      <HandLantern />
    </At>
    <Ground>
      <At across={-128}>
        <Reader looks={people.rosa} tilt={-10}>
          <At across={23} up={54}>
            <Sheet turn={16} />
          </At>
        </Reader>
      </At>
    </Ground>
  </>
);
