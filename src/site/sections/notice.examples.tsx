import type { Examples } from '../examples.ts';
import { Notice } from './notice.tsx';

const days = { from: '2027-01-10', until: '2027-01-12' };
const text = {
  en: 'On Tuesday from two to three at night the wikis can only be read.',
  de: 'Am Dienstag sind die Wikis nachts von zwei bis drei Uhr nur zu lesen.',
  es: 'El martes, de dos a tres de la madrugada, los wikis solo se podrán leer.',
  fr: 'Mardi, de deux à trois heures du matin, les wikis seront en lecture seule.',
};
const label = { en: 'Why?', de: 'Warum?', es: '¿Por qué?', fr: 'Pourquoi ?' };

export const examples = {
  'with a link': () => <Notice notice={{ ...days, text, link: { to: 'changes', label } }} />,
  'without a link': () => <Notice notice={{ ...days, text }} />,
} satisfies Examples;
