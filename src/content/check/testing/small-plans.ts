interface Personal {
  name?: string;
  monthly?: number;
  /** Lines between the other entries of the plan. */
  more?: string;
  annual?: number;
}

/** A personal plan in ten lines of YAML, with the price of a month in lines 6 to 9 of them. */
export function personalPlan(
  id: string,
  { name = id, monthly = 10, annual = 8, more = '' }: Personal = {},
): string {
  return `  - id: ${id}
    name: ${name}
    purchaseLink: cartPro
    bestFor: team
    monthlyPrice:
      USD: ${monthly}
      EUR: ${monthly}
      GBP: ${monthly}
      CAD: ${monthly}
    annualPerMonth: ${annual}
${more || holding(1, '{ gb: 10 }')}`;
}

/** What a plan holds, in two lines. */
export function holding(wikis: number | string, storage: string): string {
  return `    includedWikis: ${wikis}
    storage: ${storage}
`;
}

/** A range of employees in four lines. */
export function band(from: number, to: number, monthly: number, annual = monthly): string {
  return `      - employeesFrom: ${from}
        employeesTo: ${to}
        monthly: ${monthly}
        annualPerMonth: ${annual}
`;
}

/** A business plan: five lines, then its ranges of employees, then what it holds. */
export function businessPlan(id: string, bands: readonly string[], more = ''): string {
  return `  - id: ${id}
    name: ${id}
    purchaseLink: businessForm
    bestFor: team
    bands:${bands.length > 0 ? `\n${bands.join('')}` : ' []\n'}${more || holding(1, '{ gb: 10 }')}`;
}

/** A file of plans. */
export function plansOf(personal: readonly string[], business: readonly string[] = []): string {
  const list = (name: string, plans: readonly string[]) =>
    plans.length > 0 ? `${name}:\n${plans.join('')}` : `${name}: []\n`;
  return list('personal', personal) + list('business', business);
}
