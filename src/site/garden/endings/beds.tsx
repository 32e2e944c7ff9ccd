import { Bird } from '../details.tsx';
import styles from '../garden.module.css';
import { along, PageBed } from '../page-bed.tsx';
import soil from '../soil.module.css';
import { At } from './at.tsx';
import { Disc, Lawn, LowHills, Stars } from './backdrop.tsx';
import { Row } from './ground.tsx';
import { people } from './looks.ts';
import { Reader, Sower, Waterer } from './people.tsx';
import { Bed, Crate, HandLantern, LanternLight, NameBoard, Pot, Seed, Water } from './things.tsx';

/** Beds from near, cut by the lower edge, each larger than the one before; what is young is watered. */
export const sizes = (
  <>
    <Stars up={166} />
    <Lawn />
    <At across={-190} up={7} scale={1.35}>
      <LanternLight />
    </At>
    {(
      [
        [-830, 2],
        [-570, 1],
        [-434, 2],
        [96, 3],
        [404, 5],
        [876, 8],
      ] as const
    ).map(([across, pages]) => (
      <At key={across} across={across} up={-14} scale={2.35}>
        <PageBed pages={pages} />
      </At>
    ))}
    <At across={-76} up={-14} scale={2.35}>
      <PageBed pages={1} without={[0]} />
    </At>
    <At across={-190} up={50} scale={1.35}>
      <HandLantern />
    </At>
    <At across={-126} up={6} scale={1.3}>
      <Waterer looks={people.jan} />
      <At across={64} up={44}>
        <Water />
      </At>
    </At>
  </>
);

/** Somebody sows a bed as wide as the picture; what was sown before has come up, and a board waits for the name. */
export const sower = (
  <>
    <At across={262} up={34} scale={1.7}>
      <NameBoard />
    </At>
    <At across={-34} up={26} scale={1.3}>
      <Sower looks={people.amina} />
      <At across={38} up={72}>
        <Seed />
      </At>
    </At>
    <path className={soil.soil} d={`M-2600 4v-38${'q26-10 52-2t52 2'.repeat(50)}V4z`} />
    <path
      className={styles.line}
      strokeOpacity=".35"
      d={`M-2600-20${'q26-7 52 0m30 8q20-6 40 0m-18-8'.repeat(50)}`}
    />
    {(
      [
        [-1690, 1.5, 'cornflower', 40],
        [-870, 1.5, 'cabbage', 11],
        [-630, 1.5, 'marigold', 15],
        [-312, 1.5, 'shoot', 7],
        [-160, 1.5, 'shoot', 4],
        [500, 1.5, 'tulip', 60],
      ] as const
    ).map(([across, scale, plant, count]) => (
      <At key={across} across={across} up={34} scale={scale}>
        <Row
          plant={plant}
          guest={plant === 'tulip' ? 'marigold' : plant}
          count={count}
          from={0}
          up={0}
        />
      </At>
    ))}
    <At across={430} up={36} scale={2}>
      <Bird at={along(0)} />
    </At>
  </>
);

/** Five plots in a row, each with something else, and who brings one more, when the sun is half gone. */
export const plots = (
  <At across={0} scale={1.2}>
    <Stars up={178} />
    <Disc across={316} up={74} moonUp={156} radius={96} />
    <LowHills />
    <Lawn />
    {(['tulip', 'cabbage', 'marigold', 'cornflower'] as const).map((plant, index) => (
      <At key={plant} across={[-588, -376, 28, 240][index] ?? 0} up={6} scale={1.6}>
        <Bed width={122}>
          <Row plant={plant} count={7} from={20} />
        </Bed>
      </At>
    ))}
    <At across={452} up={6} scale={1.75}>
      <PageBed pages={2} />
    </At>
    <At across={-90} up={8} scale={1.3}>
      <Reader looks={people.amina} gait="walks" tilt={-4}>
        <At across={27} up={56}>
          <Pot plant="marigold" />
        </At>
      </Reader>
    </At>
    <At across={690} up={6} scale={1.6}>
      <Crate>
        <Row plant="shoot" count={4} from={-20} />
      </Crate>
    </At>
  </At>
);
