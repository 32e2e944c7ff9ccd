import button from '../design/button.module.css?inline';
import rows from '../design/rows.module.css?inline';
import select from '../design/select.module.css?inline';
import tokens from '../design/tokens.css?inline';
import form from './price-form.module.css?inline';

/** The style sheets of the form for prices, for a page that gets it later. */
export const priceFormLooks: readonly string[] = [tokens, button, select, rows, form];
