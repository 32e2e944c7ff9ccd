import styles from './garden.module.css';
import { outline } from './pen.ts';
import { onPlane } from './projection.ts';
import sceneStyles from './scene.module.css';
import { box, Solid } from './solid.tsx';
import writing from './writing.module.css';

/** A shaft with its handle, from the gardener's hands to the axle, and the leg it rests on. */
function Shaft({ y }: { y: number }) {
  return (
    <path
      className={styles.wood}
      d={
        outline([
          [-26, y, 26],
          [-22, y, 25],
          [-22, y],
          [-26, y],
        ]) +
        outline([
          [-72, y, 38],
          [46, y / 4, 15],
          [46, y / 4, 11],
          [-72, y, 34],
        ])
      }
    />
  );
}

/** The sides of the tray that one sees. */
function Tray() {
  return (
    <g className={styles.roof}>
      <path
        className={styles.left}
        d={outline([
          [-38, 24, 42],
          [36, 24, 42],
          [26, 12, 18],
          [-24, 12, 22],
        ])}
      />
      <path
        className={styles.right}
        d={outline([
          [36, 24, 42],
          [36, -24, 42],
          [26, -12, 18],
          [26, 12, 18],
        ])}
      />
    </g>
  );
}

/** The pages in a wheelbarrow, and what of its tray is before them. */
export function Load() {
  const edges = 'M-24-44h52m-52 6h52m-52 6h52';
  return (
    <>
      <Solid className={writing.page} prisms={[box([-24, -16, 30], 52, 32, 26)]} />
      <g className={writing.page}>
        <path
          d={outline([
            [-24, 16, 56],
            [28, 16, 56],
            [28, 16, 30],
            [-24, 16, 30],
          ])}
        />
        <path
          d={outline([
            [28, 16, 56],
            [28, -16, 56],
            [28, -16, 30],
            [28, 16, 30],
          ])}
        />
        <path className={writing.figure} transform={onPlane('left', [0, 16])} d={edges} />
        <path
          className={writing.figure}
          transform={onPlane('right', [28, 16])}
          d="M0-44h32M0-50h32M0-38h32"
        />
      </g>
      <g transform={onPlane('ground', [-24, -16, 56])}>
        <path className={writing.writing} strokeWidth="4" d="M5 6h20" />
        <path className={writing.words} d="M5 13h42M5 25h42" />
        <path className={writing.otherWords} d="M5 19h24" />
        <path className={writing.link} d="M30 19h14" />
      </g>
      <Tray />
    </>
  );
}

/**
 * A wheelbarrow full of pages; it stands on the origin and rolls along x.
 *
 * @param isEmpty whether it has no pages, but is seen into
 */
export function Wheelbarrow({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <>
      <Shaft y={-14} />
      <g transform={onPlane('left', [0, 0])}>
        <circle className={sceneStyles.slate} cx="46" cy="-15" r="15" />
        <circle className={styles.wood} cx="46" cy="-15" r="10" />
        <path d="M46-25v20m-10-10h20" />
      </g>
      <Shaft y={14} />
      {isEmpty ? (
        <>
          <g className={styles.roof}>
            <path
              className={styles.right}
              d={outline([
                [-38, -24, 42],
                [36, -24, 42],
                [36, 24, 42],
                [-38, 24, 42],
              ])}
            />
          </g>
          <Tray />
        </>
      ) : (
        <Load />
      )}
    </>
  );
}
