/**
 * Writes a result as JSON in which amounts are numbers with two decimals, 36.90 and not 36.9: programs can
 * show them as prices and compute with them as numbers (RFC 8259 section 6).
 *
 * @param amountFields names of the fields that hold an amount, at any depth
 */
export function writeResult(result: object, amountFields: readonly string[]): string {
  const write = (value: unknown, name = ''): string => {
    if (Array.isArray(value)) return `[${value.map((entry) => write(entry)).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(
        ([key, inner]) => `${JSON.stringify(key)}:${write(inner, key)}`,
      );
      return `{${fields.join(',')}}`;
    }
    const isAmount = typeof value === 'number' && amountFields.includes(name);
    return isAmount ? value.toFixed(2) : JSON.stringify(value);
  };
  return write(result);
}
