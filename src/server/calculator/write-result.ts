import { amountFields, type CalculatorResult } from './calculator-schema.ts';

/**
 * Writes a result as JSON in which amounts are numbers with two decimals, 36.90 and not 36.9: a
 * program that shows them as text has a price, one that computes with them a number (RFC 8259
 * section 6).
 */
export function writeResult(result: CalculatorResult): string {
  const amounts = new Set<string>(amountFields);
  const fields = Object.entries(result).map(([name, value]) => {
    const isAmount = amounts.has(name) && typeof value === 'number';
    return `${JSON.stringify(name)}:${isAmount ? value.toFixed(2) : JSON.stringify(value)}`;
  });
  return `{${fields.join(',')}}`;
}
