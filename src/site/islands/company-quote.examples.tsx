import type { Examples } from '../examples.ts';
import { Company } from '../pages/price-calculator/company.tsx';

const quote = 'for=company&employees=20&wikis=4&sso=basic&addons[]=backupsplus&country=DE';

export const examples = {
  untouched: () => <Company query="for=company" />,
  'a quote': () => <Company query={quote} />,
  'paid monthly, before tax': () => <Company query={`${quote}&billing=month&tax=excl`} />,
  'a company for a personal plan': () => <Company query="for=company&employees=3" />,
  'a company for a quote by hand': () => <Company query="for=company&employees=300" />,
  'what cannot be read': () => <Company query="for=company&employees=-1&country=XX" />,
} satisfies Examples;
