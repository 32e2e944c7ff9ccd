import { isEuMember } from '../domain/location.ts';
import { hasVatNumbers } from '../domain/vat-state.ts';
import { loadChunk } from '../site/islands/load-chunk.ts';
import { isFaulty } from '../site/islands/vat-number/vat-number-form.ts';
import { fetchTexts } from './fetch-texts.ts';
import css from './vat-number.css?inline';

/**
 * Adds a field for a VAT number below the checkbox "prices before tax", shown while the box is ticked and the
 * chosen country has VAT numbers. Only the number's form is checked, in the browser. The field has no name,
 * so the number is never sent, and it is not stored.
 *
 * @param box the checkbox in the form for prices
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

  const form = box.form as HTMLFormElement;
  const country = form.elements.namedItem('country') as HTMLSelectElement;
  const group = Object.assign(document.createElement('div'), { id: 'prices-vat' });
  const isAsked = () => !group.hidden && input.value.trim() !== '';
  let checked = '';
  const check = async () => {
    const { checkVatNumber } = await loadChunk(
      'check-vat-number',
      () => import('../site/islands/vat-number/check-vat-number.ts'),
    );
    checked = input.value;
    const found = checkVatNumber(checked, country.value);
    input.ariaInvalid = isFaulty(found) ? 'true' : null;
    const isReversed = found === 'right' && isEuMember(country.value);
    if (isReversed) said.textContent = `${texts.right} ${texts.reverseCharge}`;
    else said.textContent = found === 'empty' ? '' : texts[found];
  };
  /** A faulty number stops the form; if the check cannot be loaded, the form is sent. */
  const sendChecked = async (submitter: HTMLElement | null) => {
    await check().catch((error) => {
      console.error(error);
      input.value = '';
    });
    if (input.ariaInvalid) input.focus();
    else form.requestSubmit(submitter);
  };
  form.addEventListener(
    'submit',
    (event) => {
      const isRight = checked === input.value && !input.ariaInvalid;
      const isForgetting = (event.submitter as HTMLButtonElement | null)?.name;
      if (!isAsked() || isRight || isForgetting) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      sendChecked(event.submitter).catch(console.error);
    },
    { capture: true },
  );
  input.addEventListener('change', () => check().catch(console.error));
  input.addEventListener('input', () => {
    if (said.textContent) check().catch(console.error);
  });

  group.append(label, hint, input, said);
  const showWhileAsked = () => {
    group.hidden = !box.checked || !hasVatNumbers(country.value);
    if (isAsked()) check().catch(console.error);
  };
  box.addEventListener('change', showWhileAsked);
  country.addEventListener('change', showWhileAsked);
  showWhileAsked();
  box.closest('label')?.parentElement?.after(group);
}
