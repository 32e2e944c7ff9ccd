import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlideDrawing } from '../../content/schema/slides.ts';
import { AddOnThings, addOnViews } from './add-on-things.tsx';
import { Arrival, arrivalViews } from './arrival.tsx';
import { Billboard } from './billboard.tsx';
import { Dovecote } from './dovecote.tsx';
import { endingHeights, endingNames, endingViews } from './endings/ending-names.ts';
import { endings } from './endings/endings.tsx';
import { Frieze } from './frieze.tsx';
import { friezeViews } from './frieze-views.ts';
import { headNames } from './head-names.ts';
import { heads, headView } from './heads.tsx';
import { Leaving } from './leaving.tsx';
import { NightRange, rangeViews } from './night-range.tsx';
import { NightWindows, windowsViews } from './night-windows.tsx';
import { Picture } from './picture.tsx';
import { plotView } from './plot.tsx';
import { Procession, processionView } from './procession.tsx';
import { RowsOfPages, rowsView } from './rows-of-pages.tsx';
import { SafeThings, safeViews } from './safe-things.tsx';
import { EmptyBedScene } from './scene-empty-bed.tsx';
import { GateScene } from './scene-gate.tsx';
import { ShedScene } from './scene-shed.tsx';
import { EditorSlide } from './slide-editor.tsx';
import { GateSlide } from './slide-gate.tsx';
import { SizesSlide } from './slide-sizes.tsx';
import { WritingSlide } from './slide-writing.tsx';
import { TwoGates } from './two-gates.tsx';
import { viewBoxes } from './view-boxes.ts';
import { gatesViews, WallOfGates } from './wall-of-gates.tsx';
import { WalledGarden, walledGardenViews } from './walled-garden.tsx';

const slides: Record<SlideDrawing, ReactNode> = {
  writing: <WritingSlide />,
  sizes: <SizesSlide />,
  editor: <EditorSlide />,
  gate: <GateSlide />,
};

const markup = (viewBox: string, drawing: ReactNode) =>
  renderToStaticMarkup(
    <Picture viewBox={viewBox} alt="">
      {drawing}
    </Picture>,
  );

/** A drawing of which an address can ask for a part, by the part's name behind a `#`. */
const markupWithViews = (
  viewBox: string,
  views: readonly (readonly [name: string, viewBox: string])[],
  drawing: ReactNode,
) =>
  markup(
    viewBox,
    <>
      {views.map(([name, part]) => (
        <view key={name} id={name} viewBox={part} />
      ))}
      {drawing}
    </>,
  );

/** The part of the frieze that is seen on the narrowest screen; a wider one shows more to both sides. */
const friezeView = (middle: number) => `${middle - 180} -142 360 142`;

/** What is seen of the last picture of a page on the narrowest screen. */
const endingView = (height: number) => `-180 ${-height} 360 ${height}`;

/** A drawing that becomes a file of its own. */
export interface FileDrawing {
  markup: string;
  /**
   * A line's width in units of the drawing, so that on a wide screen it comes to what the inline drawings
   * have: 1 where it is shown as large as it is drawn, less where it is larger. A slide's when left out.
   */
  linePx?: number;
  /** Whether it is night in it in either scheme. */
  isNight?: boolean;
  /**
   * Where its origin stands if it fills whatever width it is shown in: as a share of a wide screen. On a
   * phone it is in the middle. Its height decides how large it is drawn, with the ground at the lower edge.
   */
  origin?: number;
}

/** The slides, the frieze with its views, whose voices one hears, and what single pages show. */
export const slideDrawings: Record<string, FileDrawing> = {
  ...Object.fromEntries(
    Object.entries(slides).map(([name, slide]) => [
      name,
      { markup: markup(viewBoxes.whole, slide) },
    ]),
  ),
  frieze: {
    markup: markupWithViews(
      friezeView(0),
      Object.entries(friezeViews).map(([name, middle]) => [name, friezeView(middle)]),
      <Frieze />,
    ),
  },
  ...Object.fromEntries(
    Object.values(endingNames).map((name) => {
      const { size, origin } = endingViews[name];
      const drawn = markup(endingView(endingHeights[size]), endings[name]);
      return [`frieze-${name}`, { markup: drawn, linePx: 1.2, origin }];
    }),
  ),
  ...Object.fromEntries(
    Object.values(headNames)
      .flat()
      .map((name) => [`voice-${name}`, { markup: markup(headView, heads[name]), linePx: 0.9 }]),
  ),
  'range-by-day': { markup: markup(rangeViews.roofs, <NightRange />), linePx: 1 },
  'range-at-night': {
    markup: markup(rangeViews.roofs, <NightRange />),
    linePx: 1,
    isNight: true,
  },
  'windows-at-night': {
    markup: markupWithViews(windowsViews.awake, Object.entries(windowsViews), <NightWindows />),
    linePx: 1,
    isNight: true,
  },
  arrival: {
    markup: markupWithViews(
      arrivalViews.garden,
      (['pages', 'barrow', 'load'] as const).map((name) => [name, arrivalViews[name]]),
      <Arrival />,
    ),
    linePx: 1.2,
  },
  procession: { markup: markup(processionView, <Procession />), linePx: 1 },
  leaving: { markup: markup(plotView, <Leaving />), linePx: 1 },
  'two-gates': { markup: markup(plotView, <TwoGates />), linePx: 1.2 },
  billboard: { markup: markup(plotView, <Billboard />), linePx: 1.2 },
  dovecote: { markup: markup(plotView, <Dovecote />), linePx: 1.2 },
  'walled-garden': {
    markup: markupWithViews(
      walledGardenViews.ground ?? '',
      Object.entries(walledGardenViews),
      <WalledGarden />,
    ),
    linePx: 1,
  },
  'add-ons': {
    markup: markupWithViews(addOnViews.at(-1)?.[1] ?? '', addOnViews, <AddOnThings />),
    linePx: 1.2,
  },
  safe: {
    markup: markupWithViews(safeViews[0]?.[1] ?? '', safeViews, <SafeThings />),
    linePx: 1.2,
  },
  gates: {
    markup: markupWithViews(gatesViews[0]?.[1] ?? '', gatesViews, <WallOfGates />),
    linePx: 0.8,
  },
  rows: { markup: markup(rowsView, <RowsOfPages />), linePx: 0.55 },
  bed: { markup: renderToStaticMarkup(<EmptyBedScene alt="" isBare />), linePx: 1 },
  'closed-gate': {
    markup: renderToStaticMarkup(<GateScene alt="" state="closed" />),
    linePx: 1,
  },
  shed: { markup: renderToStaticMarkup(<ShedScene alt="" />), linePx: 0.55 },
};
