import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import { wikiStylePath } from '../../src/site/wiki-screens.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The page of a wiki that has its style sheet. */
export const stylePage = 'MediaWiki:Common.css';

/** The style sheet of a showcase wiki, which visitors may copy. */
export function styleSheetOfSample(sample: SampleWiki): string {
  return readFileSync(path.join(root, 'public', wikiStylePath(sample)), 'utf8');
}

/** The style sheet of a wiki for a use case. */
export function styleSheetOfUseCase(id: UseCase['id']): string {
  return readFileSync(path.join(import.meta.dirname, `styles/${id}.css`), 'utf8');
}

/** Settings (PHP) of a wiki with its own style sheet; legacy Vector where the menu is at the side. */
export function styledSettings(sample: SampleWiki): string {
  return `
$wgDefaultSkin = '${sample === 'tidewater' ? 'vector' : 'vector-2022'}';
$wgDefaultUserOptions['vector-main-menu-pinned'] = 0;
$wgDefaultUserOptions['vector-theme'] = 'day';
$wgVectorNightMode = [ 'logged_out' => false, 'logged_in' => false, 'beta' => false ];
$wgHiddenPrefs[] = 'vector-font-size';
`;
}
