/** Inputs that an attacker may type into a field, each with a name for test reports. */
export const hostileInputs: readonly (readonly [name: string, input: string])[] = [
  ['a blank', ' '],
  ['100 kB of letters', 'x'.repeat(100_000)],
  ['100 kB of digits', '9'.repeat(100_000)],
  ['a script', '</script><script>alert(1)</script>'],
  ['an element', '"><img src=x onerror=alert(1)>'],
  ['an attribute', '" onfocus="alert(1)" autofocus="'],
  ['a placeholder', '{{plans.basics.name}} $t(plans.title)'],
  ['a script address', 'javascript:alert(1)'],
  ['another host', '//evil.example/'],
  ['other scripts', 'Ωμέγα 日本語 العربية 🌱'],
  ['control characters', '\u0000\u0007\u001b[31m\r\nset-cookie: a=b'],
  ['half a character', '\ud800 %00 %ff'],
  ['a prototype', '__proto__'],
  ['a negative number', '-1'],
  ['a number without end', '1e309'],
  ['a hexadecimal number', '0x10'],
  ['no number', 'NaN'],
];

/** Finds elements and attributes in HTML that a hostile input injected. */
export function liveMarkupIn(html: string): string[] {
  return html.match(/<script>alert|<img src=x|" onfocus="|href="javascript:/g) ?? [];
}
