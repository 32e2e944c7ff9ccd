import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlideDrawing } from '../../content/schema/slides.ts';
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

/** The drawings of the slides that are files of their own, as markup. */
export const slideDrawings = Object.fromEntries(
  Object.entries(slides).map(([name, slide]) => [
    name,
    renderToStaticMarkup(
      <Picture viewBox={viewBoxes.whole} alt="">
        {slide}
      </Picture>,
    ),
  ]),
) as Record<SlideDrawing, string>;
