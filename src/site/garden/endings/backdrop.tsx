import { Arcade, Tower } from '../frieze.tsx';
import styles from '../garden.module.css';
import { along } from '../page-bed.tsx';
import { Plants } from '../plants.tsx';
import { Cypress } from '../slide-stage.tsx';
import whole from '../whole.module.css';
import { At } from './at.tsx';
import own from './endings.module.css';

/**
 * What lies behind: sky, hills with the cloister on one of them, and the ground that all stand on. To both
 * sides it goes on further than any screen is wide.
 *
 * @param hill where the cloister begins
 * @param sun its middle, or the moon's
 * @param isMirrored whether the tower is at the left end
 */
export function Backdrop({
  hill,
  sun: [across, up],
  isMirrored = false,
}: {
  hill: number;
  sun: readonly [number, number];
  isMirrored?: boolean;
}) {
  return (
    <>
      <circle className={own.sun} cx={across} cy={-up} r="52" />
      <path
        className={whole.moon}
        d={`M${across - 8}-${up + 24}a27 27 0 1 0 32 36a22 22 0 0 1-32-36`}
      />
      <path
        className={styles.stars}
        d="M-190-250h0m106 16h0m-30-66h0m150 20h0m50-40h0m74 86h0m66-110h0m110 50h0m90-46h0m70 96h0m90-60h0m130-50h0m90 80h0"
      />
      <path
        className={own.far}
        d="M-2600 0v-20C-900-22-560-34-420-46C-260-66-160-96 0-92C200-84 420-50 620-66C820-76 900-96 1100-92C1400-84 1900-40 2600-50V0z"
      />
      <Cypress at={along(hill + 322, 110)} tall={0.8} />
      <path
        className={own.near}
        d={`M-2600 0v-14C${hill - 900}-16 ${hill - 380}-20 ${hill - 240}-36C${hill - 120}-50 ${hill - 80}-124 ${hill + 20}-128H${hill + 290}C${hill + 400}-126 ${hill + 460}-48 ${hill + 640}-34C${hill + 1000}-20 1900-30 2600-26V0z`}
      />
      <Cypress at={along(hill - 4, 124)} tall={0.9} />
      <Cypress at={along(hill - 30, 110)} tall={0.7} />
      <At across={isMirrored ? hill + 284 : hill + 14} up={128} scale={0.85} isTurned={isMirrored}>
        <Arcade bays={6} />
        <At across={266}>
          <Tower />
        </At>
      </At>
      <Plants rows={[{ plant: 'bush', from: along(620, 20), count: 96, along: along(20) }]} />
      <path className={styles.lawn} d="M-2600 2v-18C-900-16-300-24 0-22S900-30 2600-28V2z" />
    </>
  );
}
