import type { SiteAssets } from '../../site/context.tsx';
import { createRenderer } from '../../site/render.tsx';
import { pageRoutes } from '../../site/routes.ts';

const styles = Object.fromEntries(pageRoutes.map(([key]) => [key, ''])) as SiteAssets['styles'];

/** What pages refer to, without a style sheet. */
export const unstyledAssets: SiteAssets = { styles, bootScript: '/boot.js', islandScripts: {} };

/** Renders pages as they are published, but for their style sheets. */
export const renderUnstyled = createRenderer(unstyledAssets);
