import { At } from './endings/at.tsx';
import { Pot, Stool } from './endings/things.tsx';
import styles from './garden.module.css';
import sceneStyles from './scene.module.css';
import writing from './writing.module.css';

/** Each answer has a stretch of ground so wide. */
const width = 260;

/** Parts of the drawing, by the ids of the answers. */
export const safeViews = ['encryption-in-transit', 'updates', 'staff-access', 'agreement'].map(
  (id, index) => [id, `${index * width} -170 ${width} 170`] as const,
);

/** A padlock that is shut, and its key. */
function LockAndKey() {
  return (
    <>
      <path
        className={styles.stone}
        d="M30-72v-36a42 42 0 0 1 84 0v36H98v-36a26 26 0 0 0-52 0v36z"
      />
      <path className={styles.marigold} d="M12 0q-4 0-4-4v-74q0-4 4-4h120q4 0 4 4v74q0 4-4 4z" />
      <path className={styles.shade} d="M118-82h14q4 0 4 4v74q0 4-4 4h-14z" />
      <path
        className={sceneStyles.slate}
        d="M72-60a11 11 0 0 1 7 19l5 21H60l5-21a11 11 0 0 1 7-19"
      />
      <g transform="translate(172 -138) rotate(-9)">
        <path
          className={styles.cornflower}
          fillRule="evenodd"
          d="M0 0a24 24 0 0 1 5 47.5V136h-10v-8h-20v-12h8v-8h-8V96h20V47.5A24 24 0 0 1 0 0m0 11a13 13 0 1 0 .1 0"
        />
      </g>
    </>
  );
}

/** A ladder at a wall whose coping is being mended. */
function LadderAtWall() {
  return (
    <>
      <g className={styles.wall}>
        <path d="M0 0v-112h236V0z" />
        <path className={styles.left} d="M0-92h236v-20H0z" />
      </g>
      <path
        className={styles.line}
        strokeOpacity=".4"
        d="M20-64h30m-8 18h34m-52 22h26M172-70h38m-20 20h26m-50 26h30"
      />
      <g className={styles.roof}>
        <path d="M-8-112v-20h108v20zM144-112v-20h100v20z" />
        <path className={styles.right} d="M-8-112v-7h108v7zM144-112v-7h100v7z" />
        <path transform="translate(128-138) rotate(-12)" d="M0 0v-20h44V0z" />
      </g>
      <path
        className={styles.line}
        d="M19-119v-13m27 13v-13m27 13v-13m96 13v-13m25 13v-13m25 13v-13"
      />
      <g className={styles.wood}>
        <path d="M58 0L92-150h9L67 0zM110 0l34-150h9L119 0z" />
        <path d="M63-20l2-8h50l-2 8zM69-46l2-8h50l-2 8zM75-72l2-8h50l-2 8zM81-98l2-8h50l-2 8zM87-124l2-8h50l-2 8z" />
      </g>
      <At across={186} scale={1.5}>
        <path className={styles.line} d="M-15-24q15-26 30 0" />
        <path className={styles.cornflower} d="M-16-24h32L11 0h-22z" />
      </At>
    </>
  );
}

/** A window behind its shutters. */
function ShutWindow() {
  return (
    <>
      <g className={styles.wall}>
        <path d="M0 0v-148h220V0z" />
      </g>
      <g className={styles.roof}>
        <path d="M-12-148v-18h244v18z" />
        <path className={styles.right} d="M-12-148v-6h244v6z" />
      </g>
      <g className={styles.stone}>
        <path className={styles.right} d="M46-32v-50a64 64 0 0 1 128 0v50z" />
      </g>
      <g className={styles.hedge}>
        <path d="M56-32v-50a54 54 0 0 1 108 0v50z" />
      </g>
      <path
        className={styles.line}
        d="M110-136v104M66-86h34m20 0h34m-88 13h34m20 0h34m-88 13h34m20 0h34m-88 13h34m20 0h34M72-99h28m20 0h28M80-112h20m20 0h20"
      />
      <path className={styles.marigold} d="M98-66h24v8H98z" />
      <g className={styles.stone}>
        <path d="M38-32h144v12H38z" />
      </g>
    </>
  );
}

/** A scroll with a seal on two ribbons. */
function SealedScroll() {
  return (
    <>
      <path className={writing.page} d="M20-18v-132h136v132z" />
      <path className={writing.writing} strokeWidth="6" d="M40-126h52" />
      <path
        className={writing.words}
        strokeWidth="5"
        d="M40-106h96m-96 15h96m-96 15h96m-96 15h50"
      />
      <g className={styles.wood}>
        <path d="M6-142v-18h164v18zM6-6v-18h164v18z" />
        <path className={styles.right} d="M6-142v-6h164v6zM6-6v-6h164v6z" />
      </g>
      <path
        className={styles.cornflower}
        d="M114-46l-8 34 11-6 7 9 6-37zM134-46l2 37 10-8 10 7-10-36z"
      />
      <path
        className={styles.tulip}
        d="M128-74a12 12 0 0 1 17 6 12 12 0 0 1 4 18 12 12 0 0 1-12 14 12 12 0 0 1-18 0 12 12 0 0 1-12-14 12 12 0 0 1 4-18 12 12 0 0 1 17-6"
      />
      <path className={styles.line} d="M121-51l5 6 10-13" />
    </>
  );
}

/** What keeps a wiki safe, side by side on the ground: each answer is a thing of the garden. */
export function SafeThings() {
  return (
    <>
      <LockAndKey />
      <At across={width + 10}>
        <LadderAtWall />
      </At>
      <At across={2 * width + 16}>
        <ShutWindow />
      </At>
      <At across={3 * width}>
        <SealedScroll />
        <At across={206} scale={1.5}>
          <Stool />
          <At across={0} up={27}>
            <Pot plant="tulip" />
          </At>
        </At>
      </At>
    </>
  );
}
