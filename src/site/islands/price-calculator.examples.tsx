import { choices } from '../../content/price-book.ts';
import { parseCalculatorQuery } from '../../domain/calculator-request.ts';
import type { Examples } from '../examples.ts';
import { Calculator } from '../pages/price-calculator/calculator.tsx';

function Form({ query }: { query: string }) {
  const asked = new URLSearchParams(query);
  const request = parseCalculatorQuery(asked, choices, 'en');
  return <Calculator title={query || '…'} request={request} />;
}

export const examples = {
  untouched: () => <Form query="" />,
  'everything chosen': () => (
    <Form query="product=pro&country=DE&addons[]=backupsplus&extrawikis=2&extrastorage=10" />
  ),
  'what cannot be counted': () => <Form query="product=pro&country=DE&extrawikis=-1" />,
} satisfies Examples;
