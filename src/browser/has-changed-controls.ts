/** Whether an element has controls that do not have the values of the server's HTML. */
export function hasChangedControls(element: Element): boolean {
  return [
    ...element.querySelectorAll<HTMLInputElement & HTMLSelectElement>('input, select, textarea'),
  ].some((control) =>
    control.options
      ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : control.value !== control.defaultValue || control.checked !== control.defaultChecked,
  );
}
