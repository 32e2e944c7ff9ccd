import { loadChunk } from '../site/islands/load-chunk.ts';
import { fetchTexts } from './fetch-texts.ts';
import css from './vat-number.css?inline';

/**
 * Puts a field for a VAT number below the box that asks for prices before tax, and shows it while the
 * box is ticked. Only the form of the number is checked, here in the browser: the field has no name,
 * so that the number is never sent, and it is not kept.
 *
 * @param box of the form of prices
 */
export async function addVatNumber(box: HTMLInputElement): Promise<void> {
  const texts = await fetchTexts('vat-number');
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(css);
  document.adoptedStyleSheets.push(styleSheet);

  const label = Object.assign(document.createElement('label'), { htmlFor: 'prices-vat-number' });
  const input = document.createElement('input');
  const hint = Object.assign(document.createElement('small'), { id: 'prices-vat-hint' });
  const said = Object.assign(document.createElement('p'), {
    id: 'prices-vat-said',
    role: 'status',
  });
  label.textContent = texts.label;
  hint.textContent = texts.hint;
  Object.assign(input, { id: label.htmlFor, autocomplete: 'off', spellcheck: false });
  input.setAttribute('aria-describedby', `${hint.id} ${said.id}`);

  const check = async () => {
    const { checkVatNumber } = await loadChunk(
      'check-vat-number',
      () => import('../site/islands/vat-number/check-vat-number.ts'),
    );
    const form = checkVatNumber(input.value);
    input.ariaInvalid = form === 'empty' || form === 'right' ? null : 'true';
    if (form === 'right') said.textContent = `${texts.right} ${texts.reverseCharge}`;
    else said.textContent = form === 'empty' ? '' : texts[form];
  };
  input.addEventListener('change', () => check().catch(console.error));
  input.addEventListener('input', () => {
    if (said.textContent) check().catch(console.error);
  });

  const group = Object.assign(document.createElement('div'), { id: 'prices-vat' });
  group.append(label, hint, input, said);
  const showWhileTicked = () => {
    group.hidden = !box.checked;
  };
  box.addEventListener('change', showWhileTicked);
  showWhileTicked();
  box.closest('label')?.parentElement?.after(group);
}
