import { At } from './endings/at.tsx';
import { people } from './endings/looks.ts';
import { Leader, Lifter, Pusher, Reader, Sitter, SittersArm } from './endings/people.tsx';
import { Barrow, Sheet } from './endings/things.tsx';
import { Arcade } from './frieze.tsx';
import styles from './garden.module.css';
import { along } from './page-bed.tsx';
import { Cypress } from './slide-stage.tsx';
import writing from './writing.module.css';

export const processionView = '0 -290 1240 306';

/** The middles of those who walk are this far apart, the third of them in the middle of the picture. */
const apart = 210;
const walks = (index: number) => 620 + (index - 2) * apart;

/** A picture in a frame, held up at its lower edge. */
function FramedPicture() {
  return (
    <At across={-14} up={165} scale={1.15}>
      <path className={styles.wood} d="M-6-6h50v46H-6z" />
      <path className={styles.feather} d="M0 0h38v34H0z" />
      <path className={styles.leaf} d="M0 34v-8l11-14 10 12 6-6 11 11v5z" />
      <circle className={styles.marigold} cx="29" cy="9" r="4" />
    </At>
  );
}

/** A barrel with its hoops, which lies in a barrow. */
function Cask() {
  return (
    <At across={67} up={58}>
      <path className={styles.stone} d="M-26 0q-8-30 0-60q26-6 52 0q8 30 0 60z" />
      <path className={styles.line} d="M-30-18q30 6 60 0M-30-42q30 6 60 0" />
      <path className={styles.shade} d="M12-62q8 1 14 2q8 30 0 60H12q8-30 0-62" />
    </At>
  );
}

/** A box of tools with its handle, carried at arm's length. */
function Tools() {
  return (
    <At across={26} up={60}>
      <path className={styles.line} strokeWidth="3" d="M-10 12q0-14 14-14t14 14" />
      <path className={styles.stone} d="M-9 14l-5-24h6l5 24z" />
      <path className={styles.tulip} d="M14 14l3-22q4-5 7 1l-4 21z" />
      <path className={styles.wood} d="M-20 12h48v24h-48z" />
      <path className={styles.shade} d="M-20 12h48v6h-48z" />
    </At>
  );
}

/** A signpost over the shoulder, with the name of the wiki on its board. */
function NameOnPost() {
  return (
    <g transform="translate(20-62) rotate(9)">
      <path className={styles.wood} d="M-2.5 50v-138h5v138z" />
      <path className={styles.wood} d="M-28-100h74l14 15-14 15h-74z" />
      <path className={writing.writing} strokeWidth="4" d="M-18-85h52" />
    </g>
  );
}

/** Pages tied into a sheaf. */
function Sheaf() {
  return (
    <At across={22} up={56} scale={1.15}>
      {[-26, -8, 12].map((turn) => (
        <Sheet key={turn} turn={turn} />
      ))}
      <path className={styles.tulip} d="M-11-8q10-4 22 0v5q-12-3-22 0z" />
    </At>
  );
}

/** Five who walk out of a long arcade, each with something of a wiki that leaves; a child rides along. */
export function Procession() {
  return (
    <>
      {[1010, 1070, 1180].map((across, index) => (
        <Cypress key={across} at={along(across, 10)} tall={[1.5, 1.9, 1.3][index] ?? 1} />
      ))}
      <At across={-60} up={8} scale={2.5}>
        <Arcade bays={9} />
      </At>
      <path className={styles.lawn} d="M960 0v-14q140-6 290 0V0z" />
      <path className={styles.gravel} d="M-9 26V-10h1258v36z" />
      <At across={walks(0) - 10} scale={1.35}>
        <Reader looks={people.rosa} gait="walks" tilt={-4} looksBack>
          <Sheaf />
        </Reader>
      </At>
      <At across={walks(1) - 14} scale={1.35}>
        <Lifter looks={people.otto} gait="steps">
          <FramedPicture />
        </Lifter>
      </At>
      <At across={walks(2) - 70} scale={1.35}>
        <At across={26}>
          <Barrow>
            <Cask />
            <At across={52} up={101} scale={0.68}>
              <Sitter looks={people.li} tilt={-10} />
              <SittersArm looks={people.li} />
            </At>
          </Barrow>
        </At>
        <Pusher looks={people.jan} />
      </At>
      <At across={walks(3) - 10} scale={1.35}>
        <Reader looks={people.amina} gait="walks" tilt={-4}>
          <Tools />
        </Reader>
      </At>
      <At across={walks(4) - 20} scale={1.35}>
        <Leader looks={people.sam} gait="strides">
          <NameOnPost />
        </Leader>
      </At>
    </>
  );
}
