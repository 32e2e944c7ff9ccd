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
      <Plants rows={[{ plant: 'tulip', from: [0, -54], count: 4 }]} />
      <LampPost at={[62, -44]} height={56} />
      <Bench at={[-62, -24]} />
      <Cat at={[-56, 4, 11]} />
      <Beds beds={[bed]} />
      <Plants
        rows={[
          { plant: 'marigold', from: onBed(bed, 50, 66), count: 2 },
          { plant: 'shoot', from: onBed(bed, 8, 72), count: 3 },
        ]}
      />
      <WateringCan at={[-46, 58]} />
    </Scene>
  );
}
