import { expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { plainTexts } from '../i18n/server.ts';
import { calculatorParameters } from './calculator/calculator-schema.ts';
import { openApi } from './open-api.ts';
import { listPlans } from './plans/plan-list.ts';
import { createCalculator } from './testing/calculator.ts';

const description = openApi(site);

test('names every parameter, and which of them are required', () => {
  const { parameters } = description.paths['/pricecalculator'].get;
  expect(parameters.map(({ name }) => name)).toEqual(Object.keys(calculatorParameters.shape));
  expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'product',
    'country',
  ]);
});

test('describes every field of the list of plans', () => {
  const { schema } =
    description.paths['/plans.json'].get.responses[200].content['application/json'];
  const list = listPlans(plainTexts('en'));
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(list));
});

test('describes every field of a real answer', async () => {
  const { body } = await createCalculator().askJson('product=pro&country=DE');
  const { schema } =
    description.paths['/pricecalculator'].get.responses[200].content['application/json'];
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(body));
  expect(schema.required).toEqual(Object.keys(body));
  expect(JSON.stringify(description)).not.toContain('"$ref"');
});
