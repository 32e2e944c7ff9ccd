import type { Examples } from '../examples.ts';
import { Finder } from '../pages/help-me-choose/finder.tsx';

export const examples = {
  'nothing asked': () => <Finder query="" />,
  'with wishes': () => (
    <Finder query="needs[]=ownDomain&sso=basic&wikis=3&storage=150&budget=400" />
  ),
  'a company': () => <Finder query="employees=12&needs[]=ownDomain" />,
  'what cannot be read': () => <Finder query="employees=80&wikis=some" />,
} satisfies Examples;
