import { type Bed, Beds, onBed } from '../../garden/beds.tsx';
import { Bench, Cat, WateringCan } from '../../garden/details.tsx';
import { LightPool, Stars } from '../../garden/night.tsx';
import { Plants } from '../../garden/plants.tsx';
import { Scene } from '../../garden/scene.tsx';
import { Cypress, LampPost } from '../../garden/slide-stage.tsx';

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
 * One raised bed that was begun not long ago, a lamp, and a cat; the trees behind it reach up to the
 * first line of the heading beside them.
 */
export function Plot() {
  return (
    <Scene alt="">
      <Stars />
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
