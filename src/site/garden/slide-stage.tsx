import type { ReactNode } from 'react';
import { Lantern } from './details.tsx';
import styles from './garden.module.css';
import { outline } from './pen.ts';
import { type Place, project } from './projection.ts';
import { box, type Corner, Solid } from './solid.tsx';
import whole from './whole.module.css';

interface StageProps {
  /** Moves and enlarges what stands on it, so that it fills the picture. */
  lens: string;
  children: ReactNode;
}

/** A slide's scene under the sky of the garden as a whole, so that its sun stays where a scene changes. */
export function Stage({ lens, children }: StageProps) {
  return (
    <>
      <circle className={whole.sun} cy="-60" r="150" />
      <path className={styles.stars} d="M-290-120h0m80-70h0m110 10h0m190-30h0m130 60h0m60 70h0" />
      <g transform={lens}>{children}</g>
    </>
  );
}

/**
 * The light that a lamp throws on the ground at night; drawn before what stands in it.
 *
 * @param reach how far it goes
 * @param within the ground that it falls on: its rear corner and its near one
 */
export function Lamplight({
  at: [x, y],
  reach,
  within: [rear, near],
}: {
  at: Corner;
  reach: number;
  within: readonly [rear: Corner, near: Corner];
}) {
  const rings = [1, 0.7, 0.4].map((share) =>
    directions.map(
      ([alongX, alongY]): Corner => [
        clamp(x + reach * share * alongX, rear[0], near[0]),
        clamp(y + reach * share * alongY, rear[1], near[1]),
      ],
    ),
  );
  return (
    <g className={styles.glow}>
      {rings.map((ring) => (
        <path key={String(ring[0])} d={outline(ring)} />
      ))}
    </g>
  );
}

const directions = Array.from({ length: 32 }, (_, index) => {
  const angle = (index / 32) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** A lantern on a post; its foot is the origin. */
export function LampPost({ at: [x, y, z = 0], height }: { at: Place; height: number }) {
  return (
    <>
      <Solid className={styles.stone} prisms={[box([x - 5, y - 5, z], 10, 10, 4)]} />
      <Solid className={styles.wood} prisms={[box([x - 2, y - 2, z + 4], 4, 4, height - 4)]} />
      <Lantern at={[x, y, z + height + 4]} />
    </>
  );
}

/** A cypress; its foot is the origin. */
export function Cypress({ at, tall = 1 }: { at: Place; tall?: number }) {
  const [across, down] = project(at);
  return (
    <path
      className={whole.cypress}
      transform={`translate(${across} ${down})scale(${tall})`}
      d="M0 0c-16-8-17-70 0-116c17 46 16 108 0 116"
    />
  );
}
