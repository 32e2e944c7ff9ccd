import { type Bed, Beds, onBed } from '../../garden/beds.tsx';
import { Bench, Cat, WateringCan } from '../../garden/details.tsx';
import garden from '../../garden/garden.module.css';
import { LightPool, Stars } from '../../garden/night.tsx';
import { Plants } from '../../garden/plants.tsx';
import { Scene } from '../../garden/scene.tsx';
import { Cypress, LampPost } from '../../garden/slide-stage.tsx';
import styles from './world.module.css';

const bed: Bed = {
  at: [-34, -34],
  side: 88,
  lines: [58, 58, 40, 58, 22],
  links: [
    [0, 12, 18],
    [3, 30, 16],
  ],
};

/**
 * One raised bed that was begun not long ago, a lamp, and a cat on a bench that a kite is tied to. The kite
 * flies beside the first line of the heading.
 */
export function Plot() {
  return (
    <Scene alt="">
      <Stars />
      <Kite />
      <LightPool at={[62, -44]} reach={40} />
      <Cypress at={[-58, -56]} tall={0.87} />
      <Cypress at={[-36, -58]} tall={0.62} />
      <g transform="translate(22 -7) scale(0.65)">
        <Plants rows={[{ plant: 'tulip', from: [0, -54], count: 4 }]} />
      </g>
      <LampPost at={[62, -44]} height={56} />
      <Bench at={[-62, -24]} />
      <Cat at={[-56, 4, 11]} />
      <Beds beds={[bed]} />
      <Plants
        rows={[
          { plant: 'marigold', from: onBed(bed, 62, 76), count: 1 },
          { plant: 'shoot', from: onBed(bed, 8, 78), count: 3 },
        ]}
      />
      <g transform="translate(-29 2) scale(0.72)">
        <WateringCan at={[-46, 58]} />
      </g>
    </Scene>
  );
}

/** A kite in the wind, with bows on its tail. */
function Kite() {
  const bow = 'l-8-4v9zl8-5v9z';
  return (
    <g className={styles.kite}>
      <path
        className={garden.line}
        stroke="currentColor"
        d="M-38-40Q24-90 68-206M84-176c18 2 2 20 16 22s4 20 20 22 2 16 14 22"
      />
      <path className={garden.cornflower} d={`M93-165${bow}m16 22${bow}m16 19${bow}`} />
      <g transform="translate(68 -206) rotate(-28)">
        <path className={garden.tulip} d="M0-36l-25 24L0 34z" />
        <path className={garden.marigold} d="M0-36l25 24L0 34z" />
        <path className={garden.line} d="M-25-12h50" />
      </g>
    </g>
  );
}
