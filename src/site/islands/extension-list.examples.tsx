import { listExtensions } from '../../content/extensions.ts';
import { type ExtensionFilter, filterExtensions } from '../../domain/extension-search.ts';
import { useSite } from '../context.tsx';
import type { Examples } from '../examples.ts';
import { ExtensionCards } from './extension-list/extension-cards.tsx';
import extensionList from './extension-list.island.tsx';
import { Island } from './island.tsx';

function List({ filter }: { filter: ExtensionFilter }) {
  const extensions = listExtensions(useSite().locale);
  const found = filterExtensions(extensions, filter);
  const counts = { shown: found.length, total: Object.keys(extensions).length };
  return (
    <Island of={extensionList} when="visible" props={{ filter, counts }}>
      <ExtensionCards found={found} />
    </Island>
  );
}

export const examples = {
  'every extension': () => <List filter={{ search: '', category: '' }} />,
  'one found': () => <List filter={{ search: 'math', category: '' }} />,
  'none found': () => <List filter={{ search: 'nothing-like-it', category: '' }} />,
} satisfies Examples;
