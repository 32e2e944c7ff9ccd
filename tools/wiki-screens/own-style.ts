import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleWiki } from '../../src/content/schema/showcase.ts';
import type { UseCase } from '../../src/content/schema/use-cases.ts';
import { wikiStylePath } from '../../src/site/wiki-screens.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The page of a wiki that holds its style sheet. */
export const stylePage = 'MediaWiki:Common.css';

/** The style sheet that the administrators of a sample have written for it. */
export function ownStyle(sample: SampleWiki): string {
  return readFileSync(path.join(root, 'public', wikiStylePath(sample)), 'utf8');
}

/** That of a wiki for a use case, which our site does not hand out. */
export function styleForUseCase(id: UseCase['id']): string {
  return readFileSync(path.join(import.meta.dirname, `styles/${id}.css`), 'utf8');
}

/** Lines of PHP that a wiki in its own style needs: legacy Vector where its menu stands at the side. */
export function styledSettings(sample: SampleWiki): string {
  return `
$wgDefaultSkin = '${sample === 'tidewater' ? 'vector' : 'vector-2022'}';
$wgDefaultUserOptions['vector-main-menu-pinned'] = 0;
$wgDefaultUserOptions['vector-theme'] = 'day';
$wgVectorNightMode = [ 'logged_out' => false, 'logged_in' => false, 'beta' => false ];
$wgHiddenPrefs[] = 'vector-font-size';
`;
}
