import { Bird } from './details.tsx';
import styles from './garden.module.css';
import { Plants } from './plants.tsx';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import { Scene, type SceneProps } from './scene.tsx';
import soilStyles from './soil.module.css';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/**
 * A bed in which nothing has been planted yet: there is no such page.
 *
 * @param isBare whether not even a first shoot is up
 */
export function EmptyBedScene({ alt, isBare }: SceneProps & { isBare?: boolean }) {
  return (
    <Scene alt={alt}>
      <Solid className={styles.wood} prisms={[box([-54, -54], 108, 108, 12)]} />
      <g transform={onPlane('ground', [0, 0, 12])}>
        <path className={soilStyles.soil} d="M-48-48h96v96h-96z" />
        <path
          className={sceneStyles.clippings}
          d="M-38-34h76M-38-20h76M-38-6h76M-38 8h76M-38 22h76M-38 36h76"
        />
      </g>
      <path className={styles.wood} d="M-2-20v-50h5v50z" />
      <path className={writing.page} d="M-26-88l54 12v28l-54-12z" />
      <path className={styles.line} strokeDasharray="4 4" d="M-18-77l38 9m-38 2l22 5" />
      <Bird at={[26, 0, 88]} />
      {!isBare && (
        <g className={soilStyles.grow}>
          <Plants rows={[{ plant: 'shoot', from: [26, 18, 12], count: 1 }]} />
        </g>
      )}
    </Scene>
  );
}
