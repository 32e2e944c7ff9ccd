import button from '../../design/button.module.css?inline';
import tokens from '../../design/tokens.css?inline';
import script from '../needs-script.module.css?inline';
import difference from './difference.module.css?inline';
import frame from './editable-page.module.css?inline';
import editing from './editing.module.css?inline';
import page from './page.module.css?inline';
import reading from './reading.module.css?inline';
import tabs from './tabs.module.css?inline';
import toolbar from './toolbar.module.css?inline';
import versions from './versions.module.css?inline';

/** The style sheets of the editable page, for a page that loads it on demand. */
export const editablePageStyles: readonly string[] = [
  tokens,
  button,
  script,
  frame,
  page,
  tabs,
  reading,
  difference,
  toolbar,
  editing,
  versions,
];
