import { At } from './endings/at.tsx';
import { Crate, Pot, Stool, Water } from './endings/things.tsx';
import styles from './garden.module.css';
import { along, PageBed } from './page-bed.tsx';
import { Plants } from './plants.tsx';
import writing from './writing.module.css';

/** Each add-on has a stretch of ground so wide. */
const width = 220;

/** Parts of the drawing, by the ids of the add-ons; one that has no drawing has the last. */
export const addOnViews = [
  'extrawikis',
  'extrastorage',
  'prioritysupport',
  'backupsplus',
  'elitesupport',
  'other',
].map((id, index) => [id, `${index * width} -150 ${width} 150`] as const);

/** A watering can from the side, 60 high; its spout is at 66, -46. */
function WateringCan() {
  return (
    <>
      <path className={styles.cornflower} d="M-22-44q22-40 46 0h-6q-16-26-34 0z" />
      <path className={styles.cornflower} d="M-22-44h46V-26L58-50l8 8L24-4V0h-46z" />
    </>
  );
}

/** A bell under a roof on two posts, 128 high. */
function BellFrame() {
  return (
    <>
      <g className={styles.wood}>
        <path d="M-40 0v-104h8V0zM32 0v-104h8V0zM-40-84v-8h80v8z" />
      </g>
      <path className={styles.wood} d="M-1.5-76v-8h3v8zm0 70v-24h3v24z" />
      <path className={styles.marigold} d="M0-78q18 4 18 30l8 14h-52l8-14q0-26 18-30z" />
      <path className={styles.marigold} d="M-7-34a7 7 0 0 0 14 0z" />
      <g className={styles.roof}>
        <path d="M-54-100L0-130l54 30z" />
        <path className={styles.right} d="M-54-100h108v6H-54z" />
      </g>
    </>
  );
}

/** What is added to a wiki, side by side on the ground: each add-on is a thing of the garden. */
export function AddOnThings() {
  return (
    <>
      <At across={16} scale={1.7}>
        <PageBed pages={2} without={[1]} />
      </At>
      <At across={width}>
        {[
          [40, 0],
          [114, 0],
          [74, 39],
        ].map(([across = 0, up = 0]) => (
          <At key={across} across={across} up={up} scale={1.3}>
            <Crate>
              <path className={writing.page} d="M-20-30v-10h14v10zM4-30v-14h15v14z" />
            </Crate>
          </At>
        ))}
      </At>
      <At across={2 * width + 34}>
        <At across={2} scale={1.7}>
          <Stool />
        </At>
        <At across={0} up={46}>
          <WateringCan />
        </At>
        <At across={68} up={90} scale={1.7}>
          <Water />
        </At>
        <At across={98} scale={3}>
          <Plants rows={[{ plant: 'shoot', from: along(0), count: 1 }]} />
        </At>
      </At>
      {[30, 90, 150].map((across) => (
        <At key={across} across={3 * width + across} scale={1.5}>
          <Pot plant="tulip" />
        </At>
      ))}
      <At across={4 * width + 58}>
        <BellFrame />
      </At>
      <At across={5 * width + 40} scale={1.6}>
        <Pot plant="shoot" />
      </At>
    </>
  );
}
