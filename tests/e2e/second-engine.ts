import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  value: [kind: string, outcome: string];
}

/**
 * What another engine than axe, with other rules, finds against WCAG 2.2, A and AA.
 *
 * @param page of a context that bypasses the page's content security policy
 * @returns each fault as its rule, what is wrong, and where
 * @throws when the engine has looked at nothing
 */
export async function secondEngineFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: engine });
  const findings: Finding[] = await page.evaluate(
    'new ace.Checker().check(document, ["WCAG_2_2"]).then(({ results }) => results)',
  );
  if (findings.length === 0) throw new Error(`The engine has looked at nothing on ${page.url()}.`);
  return findings
    .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n    ${snippet}`);
}
