import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlideDrawing } from '../../content/schema/slides.ts';
import { Arrival, arrivalView } from './arrival.tsx';
import { Frieze } from './frieze.tsx';
import { friezeViews } from './frieze-views.ts';
import { Heads, headViews } from './heads.tsx';
import { NightRange, rangeViews } from './night-range.tsx';
import { Picture } from './picture.tsx';
import { RowsOfPages, rowsView } from './rows-of-pages.tsx';
import { ShedScene } from './scene-shed.tsx';
import { SignpostScene } from './scene-signpost.tsx';
import { EditorSlide } from './slide-editor.tsx';
import { GateSlide } from './slide-gate.tsx';
import { SizesSlide } from './slide-sizes.tsx';
import { WritingSlide } from './slide-writing.tsx';
import { viewBoxes } from './view-boxes.ts';
import { gatesView, WallOfGates } from './wall-of-gates.tsx';

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

/** The part of the frieze that is seen on the narrowest screen; a wider one shows more to both sides. */
const friezeView = (middle: number) => `${middle - 180} -142 360 142`;

/** A drawing that becomes a file of its own. */
export interface FileDrawing {
  markup: string;
  /** Whether it is shown about as large as it is drawn, and not smaller. */
  isLifeSize?: boolean;
  /** Whether it is night in it in either scheme. */
  isNight?: boolean;
}

/** The slides, the frieze and the heads with their views, and what single pages show. */
export const slideDrawings: Record<string, FileDrawing> = {
  ...Object.fromEntries(
    Object.entries(slides).map(([name, slide]) => [
      name,
      { markup: markup(viewBoxes.whole, slide) },
    ]),
  ),
  frieze: {
    markup: markup(
      friezeView(0),
      <>
        {Object.entries(friezeViews).map(([name, middle]) => (
          <view key={name} id={name} viewBox={friezeView(middle)} />
        ))}
        <Frieze />
      </>,
    ),
  },
  heads: {
    markup: markup(
      headViews[0]?.viewBox ?? '',
      <>
        {headViews.map(({ name, viewBox }) => (
          <view key={name} id={name} viewBox={viewBox} />
        ))}
        <Heads />
      </>,
    ),
    isLifeSize: true,
  },
  'range-by-day': { markup: markup(rangeViews.roofs, <NightRange />), isLifeSize: true },
  'range-at-night': {
    markup: markup(rangeViews.roofs, <NightRange />),
    isLifeSize: true,
    isNight: true,
  },
  arrival: { markup: markup(arrivalView, <Arrival />), isLifeSize: true },
  gates: { markup: markup(gatesView, <WallOfGates />), isLifeSize: true },
  rows: { markup: markup(rowsView, <RowsOfPages />), isLifeSize: true },
  signpost: { markup: renderToStaticMarkup(<SignpostScene alt="" />), isLifeSize: true },
  shed: { markup: renderToStaticMarkup(<ShedScene alt="" />), isLifeSize: true, isNight: true },
};
