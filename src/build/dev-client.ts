// Runs in the browser under `npm run dev`: keeps the values of form fields across live reloads.
const place = `typed on ${location.pathname}`;

/** Name, value, and whether it is ticked. */
type Typed = [name: string, value: string, isTicked: boolean];

const controls = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ type }) => type !== 'hidden' && type !== 'file',
  );

const typed: Typed[] = JSON.parse(sessionStorage.getItem(place) ?? '[]');
sessionStorage.removeItem(place);
for (const [index, control] of controls().entries()) {
  const [name, value, isTicked] = typed[index] ?? [];
  if (name !== control.name || (value === control.value && isTicked === control.checked)) continue;
  control.value = value ?? '';
  control.checked = isTicked ?? false;
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

import.meta.hot?.on('vite:beforeFullReload', () => {
  const now = controls().map(({ name, value, checked }): Typed => [name, value, checked]);
  sessionStorage.setItem(place, JSON.stringify(now));
});
