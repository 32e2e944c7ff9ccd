import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlideDrawing } from '../../content/schema/slides.ts';
import { Frieze } from './frieze.tsx';
import { friezeViews } from './frieze-views.ts';
import { Picture } from './picture.tsx';
import { EditorSlide } from './slide-editor.tsx';
import { GateSlide } from './slide-gate.tsx';
import { SizesSlide } from './slide-sizes.tsx';
import { WritingSlide } from './slide-writing.tsx';
import { viewBoxes } from './view-boxes.ts';

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

/** The drawings that are files of their own, as markup: the slides, and the frieze with its views. */
export const slideDrawings: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(slides).map(([name, slide]) => [name, markup(viewBoxes.whole, slide)]),
  ),
  frieze: markup(
    friezeView(0),
    <>
      {Object.entries(friezeViews).map(([name, middle]) => (
        <view key={name} id={name} viewBox={friezeView(middle)} />
      ))}
      <Frieze />
    </>,
  ),
};
