import type { ComponentType } from 'react';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import type { SceneProps } from '../../garden/scene.tsx';
import { BenchScene } from '../../garden/scene-bench.tsx';
import { InventedWorldScene } from '../../garden/scene-invented-world.tsx';
import { NoticeBoardScene } from '../../garden/scene-notice-board.tsx';
import { RaisedBedsScene } from '../../garden/scene-raised-beds.tsx';

/** What stands for each group of use cases. */
export const scenes: Record<UseCase['group'], ComponentType<SceneProps>> = {
  work: NoticeBoardScene,
  knowledge: RaisedBedsScene,
  together: BenchScene,
  own: InventedWorldScene,
};
