import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import styles from './garden.module.css';
import type { GateState } from './gate-house.tsx';
import type { SceneProps } from './scene.tsx';
import { ChoicesScene, type Planting } from './scene-choices.tsx';
import { GateScene } from './scene-gate.tsx';

type AnyScene = ComponentType<SceneProps & { state: GateState; planting: Planting }>;

const scenes = Object.values(
  import.meta.glob<Record<string, AnyScene>>('./scene-*.tsx', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .map(([name, Scene]) => ({ name, draw: (alt: string) => drawScene(Scene, alt, 'half') }));

const everything: Planting = {
  wikis: 3,
  hasLongBeds: true,
  isInBloom: true,
  hasSingleSignOn: true,
  isStorageOpenEnded: true,
  extraWikis: 3,
  crate: 45,
  hasBackupsPlus: true,
  hasPrioritySupport: true,
};

function drawScene(Scene: AnyScene, alt: string, state: GateState): string {
  return renderToStaticMarkup(<Scene alt={alt} state={state} planting={everything} />);
}

const compressedBytes = (markup: string) => brotliCompressSync(markup).length;

const drawings = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(drawings))(
  '%s needs nothing beside it, and has its night inside',
  (name, svg) => {
    expect(svg).not.toMatch(/href="(?!#)|url\((?!#)|var\(|<script|NaN|undefined/);
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    if (!name.includes('-at-night')) expect(svg).toMatch(/prefers-color-scheme:\s*dark/);
  },
);

describe.each(scenes)('$name', ({ draw }) => {
  test('weighs at most 1.2 kB', () => {
    expect(compressedBytes(draw(''))).toBeLessThanOrEqual(1200);
  });

  test('may stand on a page alone, or twice on one', () => {
    expect(draw('')).not.toMatch(/ id=|href=|url\(/);
  });

  test('is an image with a text alternative, or hidden', () => {
    expect(draw('')).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(draw('A corner')).toMatch(/^<svg [^>]*role="img" aria-label="A corner"/);
    expect(draw('A corner')).not.toContain('aria-hidden');
  });
});

test.each(scenes)(
  '$name has one lamp at most, and with it light on the ground, and stars',
  ({ draw }) => {
    const count = (name: string | undefined) => draw('').split(`class="${name}"`).length - 1;
    const lamps = count(styles.flame);
    expect(lamps).toBeLessThanOrEqual(1);
    expect(count(styles.stars)).toBe(lamps);
    expect(draw('').includes(`<g class="${styles.glow}"`)).toBe(lamps === 1);
  },
);

test('each state of the gate is another drawing', () => {
  const states: GateState[] = ['open', 'half', 'closed'];
  expect(new Set(states.map((state) => drawScene(GateScene, '', state))).size).toBe(3);
});

test('no drawing carries inline styles, scripts, or coordinates gone astray', () => {
  const everything = scenes.map(({ draw }) => draw('')).join('');
  expect(everything).not.toMatch(/ style=| on\w+=|<script|NaN|undefined/);
});

test('whatever is planted above the sum, or taken out, is another drawing', () => {
  const nothing: Planting = {
    wikis: 0,
    hasLongBeds: false,
    isInBloom: false,
    hasSingleSignOn: false,
    isStorageOpenEnded: false,
    extraWikis: 0,
    crate: 0,
    hasBackupsPlus: false,
    hasPrioritySupport: false,
  };
  const plantings: Planting[] = [
    nothing,
    ...[1, 2, 3].flatMap((count) => [
      { ...nothing, wikis: count },
      { ...nothing, wikis: count, hasLongBeds: true },
      { ...nothing, wikis: count, isInBloom: true },
      { ...nothing, extraWikis: count },
      { ...nothing, wikis: 1, extraWikis: count },
      { ...nothing, crate: 8 * count },
    ]),
    { ...nothing, hasSingleSignOn: true },
    { ...nothing, isStorageOpenEnded: true },
    { ...nothing, hasBackupsPlus: true },
    { ...nothing, hasPrioritySupport: true },
  ];
  const drawings = plantings.map((planting) =>
    renderToStaticMarkup(<ChoicesScene alt="" planting={planting} />),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});
