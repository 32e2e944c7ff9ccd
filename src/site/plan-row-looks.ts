import tableLooks from './design/data-table.module.css?inline';
import foldLooks from './design/fold.module.css?inline';
import selectLooks from './design/select.module.css?inline';
import tokens from './design/tokens.css?inline';
import rowLooks from './sections/plan-table.module.css?inline';

/** The style sheets of the comparison of plans, for a page that gets it later. */
export const planRowLooks: readonly string[] = [
  tokens,
  tableLooks,
  selectLooks,
  rowLooks,
  foldLooks,
];
