import { expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { createCalculator } from '../testing/calculator.ts';
import { calculatorParameters } from './calculator-schema.ts';
import { openApi } from './open-api.ts';

const description = openApi(site);

test('names every parameter, and which of them are required', () => {
  const { parameters } = description.paths['/pricecalculator'].get;
  expect(parameters.map(({ name }) => name)).toEqual(Object.keys(calculatorParameters.shape));
  expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'product',
    'country',
  ]);
});

test('describes every field of a real answer', async () => {
  const { body } = await createCalculator().askJson('product=pro&country=DE');
  const { schema } =
    description.paths['/pricecalculator'].get.responses[200].content['application/json'];
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(body));
  expect(schema.required).toEqual(Object.keys(body));
  expect(JSON.stringify(description)).not.toContain('"$ref"');
});
