/**
 * Takes away what the page says about parameters of its address that are not on offer, as soon as an
 * island's form is filled in or sent: from then on the answer is to what the form says, without a new page.
 */
export function dismissInvalidParameters(): void {
  const said = document.querySelector<HTMLElement>('[data-invalid-parameters]');
  if (!said) return;
  const forget = ({ target }: Event) => {
    if (!(target as Element).closest('[data-island] form')) return;
    said.remove();
    // Something else in the form may have been refused as well.
    if (document.querySelector('[data-error-summary]')) return;
    const prefix = `${said.dataset.invalidParameters} `;
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
  for (const answer of ['input', 'submit']) addEventListener(answer, forget);
}
