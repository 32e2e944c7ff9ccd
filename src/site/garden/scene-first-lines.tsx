import { type Bed, Beds, onBed } from './beds.tsx';
import { Bird, Pots, WateringCan } from './details.tsx';
import { Plants } from './plants.tsx';
import { Scene, type SceneProps } from './scene.tsx';

const bed: Bed = { at: [-58, -58], side: 104, lines: [78, 40], links: [[1, 20, 20]] };

/** A bed that was made this morning: a title, two lines, and the seedlings that come next. */
export function FirstLinesScene({ alt }: SceneProps) {
  return (
    <Scene alt={alt}>
      <Beds beds={[bed]} />
      <Plants
        rows={[
          { plant: 'shoot', from: onBed(bed, 58, 44), count: 2 },
          { plant: 'shoot', from: onBed(bed, 18, 66), count: 4 },
          { plant: 'shoot', from: onBed(bed, 18, 88), count: 2 },
        ]}
      />
      <Bird at={[-6, -54, 9]} />
      <WateringCan at={[60, -20]} />
      <Pots at={[58, 16]} apart={26} />
      <Plants
        rows={[
          { plant: 'marigold', from: [58, 16, 12], count: 1 },
          { plant: 'tulip', from: [58, 42, 12], count: 1 },
        ]}
      />
    </Scene>
  );
}
