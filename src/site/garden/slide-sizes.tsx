import { type Bed, Beds, onBed } from './beds.tsx';
import { Bird, WateringCan } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane, standing } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Cypress, Lamplight, LampPost, Stage } from './slide-stage.tsx';
import { box, Solid } from './solid.tsx';
import { Wheelbarrow } from './wheelbarrow.tsx';

const small: Bed = { side: 58, lines: [30], at: [0, 70] };
const medium: Bed = { side: 78, lines: [48, 48, 30], at: [74, 50] };
const large: Bed = { side: 102, lines: [76, 76, 76, 76], at: [168, 26] };
const extraLarge: Bed = {
  side: 128,
  lines: [100, 100, 100, 100, 100, 100, 30, 30],
  at: [286, 0],
  links: [[5, 43, 20]],
};

/** The wall behind the beds, and the tools that hang on it: more of them from bed to bed. */
function Wall() {
  return (
    <>
      <Solid className={styles.wall} prisms={[box([-8, -28], 430, 10, 58)]} />
      <Solid className={styles.roof} prisms={[box([-12, -31, 58], 438, 16, 5)]} />
      <g transform={onPlane('left', [0, -18])}>
        <path className={styles.wood} d="M94-44h34v4H94zM186-44h70v4h-70zM296-44h112v4H296z" />
        <path className={styles.wood} d={tools.map((at) => `M${at}-42h3v32h-3z`).join('')} />
        <path
          className={sceneStyles.slate}
          d={tools
            .map((at, index) =>
              index % 2 === 0 ? `M${at - 4}-13h11v10q-5 4-11 0z` : `M${at - 6}-12h15v4h-15z`,
            )
            .join('')}
        />
      </g>
    </>
  );
}

const tools = [108, 196, 216, 240, 306, 330, 350, 374, 394];

/** Four beds along a wall, each larger than the one before, and birds, which nobody counts. */
export function SizesSlide() {
  return (
    <Stage lens="translate(-151-42)scale(1.12)">
      <Cypress at={[40, -33]} tall={0.9} />
      <Cypress at={[10, -33]} />
      <Cypress at={[300, -33]} tall={0.9} />
      <Solid className={styles.stone} prisms={[box([-18, -38, -14], 450, 220, 14)]} />
      <g transform={onPlane('ground', [0, 0])}>
        <path className={styles.lawn} d="M-8-18h430v154H-8z" />
        <path className={styles.gravel} d="M-8 136h430v36H-8z" />
        <path
          className={styles.shade}
          d="M-8 70h8v66h-4zM64 50h10v86l-10-6zM156 26h12v110l-12-8zM274 0h12v136l-12-8zM-8-18h430v12H-8z"
        />
      </g>
      <Lamplight
        at={[60, 28]}
        reach={96}
        within={[
          [-18, -18],
          [432, 182],
        ]}
      />
      <Wall />
      <Plants
        rows={[
          { plant: 'bush', from: [6, 0], count: 4, along: [26, 0] },
          { plant: 'cornflower', from: [176, 6], count: 5, along: [20, 0] },
        ]}
      />
      <LampPost at={[60, 28]} height={84} />
      <Beds beds={[small, medium, large, extraLarge]} />
      <Plants
        rows={[
          { plant: 'shoot', from: onBed(small, 16, 40), count: 2 },
          { plant: 'shoot', from: onBed(medium, 16, 62), count: 4 },
          { plant: 'tulip', from: onBed(large, 16, 84), count: 5 },
          { plant: 'marigold', from: onBed(extraLarge, 44, 98), count: 5 },
          { plant: 'cabbage', from: onBed(extraLarge, 14, 114), count: 7 },
        ]}
      />
      <Bird at={[40, 74, 9]} />
      <Bird at={[4, 116, 9]} />
      <Bird at={[70, -24, 63]} />
      <Bird at={[148, 60, 9]} />
      <Bird at={[218, -24, 63]} />
      <Bird at={[246, -24, 63]} />
      <Bird at={[390, -24, 63]} />
      <Bird at={[20, 152]} />
      <WateringCan at={[120, 150]} />
      <g transform={`${standing([226, 156])}scale(.62)`}>
        <Wheelbarrow />
      </g>
    </Stage>
  );
}
