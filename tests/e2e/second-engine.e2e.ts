import { expect, test } from '@playwright/test';
import { secondEngineFaults } from './second-engine.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Faults that stand in somebody's way, each with the rule that must name it. */
const planted = {
  'a button without a name': ['<button></button>', 'TODO'],
  'a field without a label': ['<input name="planted">', 'TODO'],
  'a picture without words': ['<img src="/favicon.svg">', 'TODO'],
  'grey on grey': ['<p style="color:#888;background:#999">Kaum zu lesen</p>', 'TODO'],
  'a role that there is not': ['<div role="buton">Los</div>', 'TODO'],
  'a state that its role does not have': [
    '<p role="heading" aria-level="2" aria-checked="true">Haken</p>',
    'TODO',
  ],
  'a list of no items': ['<div role="list"><p>Kein Eintrag</p></div>', 'TODO'],
  'two elements of one id': [
    '<p id="planted">Eins</p><p id="planted">Zwei</p><input aria-labelledby="planted">',
    'TODO',
  ],
  'a label for a field that is not there': ['<label for="nowhere">Feld</label>', 'TODO'],
  'a reference to an id that is not there': [
    '<button aria-describedby="nowhere">Los</button>',
    'TODO',
  ],
  'a frame without a title': ['<iframe src="about:blank"></iframe>', 'TODO'],
  'a hidden button that takes the focus': [
    '<div aria-hidden="true"><button>Los</button></div>',
    'TODO',
  ],
  'a table whose header is empty': [
    '<table><tr><th></th><th>A</th></tr><tr><td>1</td><td>2</td></tr></table>',
    'TODO',
  ],
  'a language that there is not': ['<p lang="zz-foo-bar-qqq">Wort</p>', 'TODO'],
} as const;

for (const [fault, [markup, rule]] of Object.entries(planted)) {
  test(`the second engine finds ${fault}`, async ({ page }) => {
    await page.goto('/de/dmca');
    await page
      .locator('main')
      .evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), markup);
    const faults = await secondEngineFaults(page);
    expect(faults.map((each) => each.replace(/:.*/s, ''))).toContain(rule);
  });
}
