import type { Examples } from '../examples.ts';
import { Quote } from '../pages/price-calculator/company.tsx';

const quote = 'for=company&employees=20&wikis=4&sso=basic&addons[]=backupsplus&country=DE';

export const examples = {
  untouched: () => <Quote query="for=company" />,
  'a quote': () => <Quote query={quote} />,
  'paid monthly, before tax': () => <Quote query={`${quote}&billing=month&tax=excl`} />,
  'a company for a personal plan': () => <Quote query="for=company&employees=3" />,
  'a company for a quote by hand': () => <Quote query="for=company&employees=300" />,
  'what cannot be read': () => <Quote query="for=company&employees=-1&country=XX" />,
} satisfies Examples;
