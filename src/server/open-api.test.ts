import { expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { plainTexts } from '../i18n/server.ts';
import { calculatorParameters } from './calculator/calculator-schema.ts';
import { companyParameters } from './calculator/company-schema.ts';
import { openApi } from './open-api.ts';
import { listPlans } from './plans/plan-list.ts';
import { createCalculator } from './testing/calculator.ts';

const description = openApi(site);

test('names every parameter once, and says which of them a plan needs', () => {
  const { parameters } = description.paths['/pricecalculator'].get;
  const names = Object.keys({ ...companyParameters.shape, ...calculatorParameters.shape });
  expect(parameters.map(({ name }) => name)).toEqual(names);
  const needed = parameters.filter((each) => each.description.includes('Needed'));
  expect(needed.map(({ name }) => name).sort()).toEqual(['country', 'product']);
});

test('describes every field of the list of plans', () => {
  const { schema } =
    description.paths['/plans.json'].get.responses[200].content['application/json'];
  const list = listPlans(plainTexts('en'), '2026-12-01');
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(list));
});

test('describes every field of a real answer', async () => {
  const { schema } =
    description.paths['/pricecalculator'].get.responses[200].content['application/json'];
  const asked = ['product=pro&country=DE', 'for=company&employees=20&country=DE'];
  for (const [index, query] of asked.entries()) {
    const { body } = await createCalculator().askJson(query);
    const one = schema.anyOf?.[index] as { properties: object; required: string[] };
    expect(Object.keys(one.properties)).toEqual(Object.keys(body));
    expect(one.required).toEqual(Object.keys(body));
  }
  expect(JSON.stringify(description)).not.toContain('"$ref"');
});
