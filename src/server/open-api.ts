import { z } from 'zod';
import { locales } from '../i18n/locales.ts';
import { routes } from '../site/routes.ts';
import {
  calculatorError,
  calculatorParameters,
  calculatorResult,
} from './calculator/calculator-schema.ts';
import { companyParameters, companyResult } from './calculator/company-schema.ts';
import { planListPath } from './plans/plan-list.ts';
import { planList } from './plans/plan-list-schema.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languages = new Intl.ListFormat('en-GB').format(
  locales.map((locale) => languageNames.of(locale) ?? locale),
);

/**
 * Writes the OpenAPI 3.1 description of `/plans.json` and the calculator from the schemas that tests compare
 * the answers with.
 *
 * @param site the brand's name and the base URL
 */
export function openApi(site: { brandName: string; siteUrl: string }) {
  const parametersOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
  const { properties: personal = {}, required = [] } = parametersOf(calculatorParameters);
  const { properties: company = {} } = parametersOf(companyParameters);
  // OpenAPI cannot say that a parameter is required for a plan but not for a company, so the description
  // does.
  const usedFor = (name: string) => {
    if (required.includes(name)) return ' Needed unless a company asks.';
    if (name in personal) return name in company ? '' : ' Not for a company.';
    return name === 'for' ? '' : ' For a company; it changes nothing for a personal plan.';
  };
  const answer = (description: string, schema: z.ZodType) => {
    const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
    return { description, content: { 'application/json': { schema: jsonSchema } } };
  };
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.brandName} prices`,
      version: '1.3.0',
      description:
        'All plans, add-ons and tax rates, what a personal plan with its add-ons costs in a place, and the estimate for a company.',
    },
    servers: [{ url: site.siteUrl }],
    paths: {
      [planListPath]: {
        get: {
          operationId: 'listPlans',
          summary: 'Lists all prices',
          responses: { 200: answer('Every plan, add-on, server and tax rate.', planList) },
        },
      },
      [routes.priceCalculator.path]: {
        get: {
          operationId: 'calculatePrice',
          summary: 'Prices a plan',
          description: `Answers JSON to requests that prefer it (\`Accept: application/json\`), a page to all others. \`Accept-Language\` chooses among ${languages}.`,
          parameters: Object.entries({ ...company, ...personal }).map(([name, property]) => {
            const { description = '', ...schema } = property as { description?: string };
            return { name, in: 'query', description: `${description}${usedFor(name)}`, schema };
          }),
          responses: {
            200: answer(
              'The price; with `for=company`, the estimate for a company.',
              z.union([calculatorResult, companyResult]),
            ),
            400: answer('Something is missing or is not on offer.', calculatorError),
          },
        },
      },
    },
  };
}
