import { expect, test } from '@playwright/test';
import { secondEngineFaults } from './second-engine.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** What stands in somebody's way, and the rule that must name it. */
const planted: Record<string, string> = {
  '<button class="planted"></button>': 'input_label_exists',
  '<img class="planted" src="/favicon.svg">': 'img_alt_valid',
  '<p class="planted" style="color: #888; background: #999">Kaum zu lesen</p>':
    'text_contrast_sufficient',
  '<div class="planted" role="buton">Los</div>': 'aria_role_allowed',
  '<label class="planted" for="nowhere">Feld</label>': 'label_ref_valid',
  '<button class="planted" aria-describedby="nowhere">Los</button>': 'aria_id_unique',
  '<iframe class="planted" src="about:blank"></iframe>': 'frame_title_exists',
  '<div aria-hidden="true"><button class="planted">Los</button></div>': 'aria_hidden_nontabbable',
  '<p class="planted" lang="zz-none">Wort</p>': 'element_lang_valid',
};

test('the second engine finds each fault that is planted, and none before', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/de/dmca');
  expect(await secondEngineFaults(page)).toEqual([]);
  const main = page.locator('main');
  await main.evaluate(
    (element, html) => element.insertAdjacentHTML('beforeend', html),
    Object.keys(planted).join(''),
  );
  const faults = await secondEngineFaults(page);
  for (const rule of Object.values(planted)) {
    expect
      .soft(faults.filter((fault) => fault.startsWith(`${rule}:`) && fault.includes('planted')))
      .toHaveLength(1);
  }
});
