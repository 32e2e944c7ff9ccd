import { newTexts } from './new-texts.ts';
import { camelCase, type Project, pascalCase, type Scaffold } from './scaffold.ts';

/**
 * Scaffolds an island, as docs/add-an-island.md describes it.
 *
 * @param name in kebab-case
 */
export function newIsland(project: Project, name: string): Scaffold {
  const file = `src/site/islands/${name}.island.tsx`;
  return {
    files: {
      [file]: islandSource(name),
      [`src/site/islands/${name}.examples.tsx`]: examplesSource(name),
      ...newTexts(project, name, ['label']),
    },
    remaining: [
      `write what it does in ${file}: useful before script comes, still when it is hydrated, and by keyboard`,
      `show its states in src/site/islands/${name}.examples.tsx`,
      'write its texts in four languages: npm run texts names each',
      `put it into a page: <Island of={${camelCase(name)}} when="visible" props={{ … }} />`,
    ],
  };
}

function islandSource(name: string): string {
  const component = pascalCase(name);
  return `import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IslandDefinition } from './island.tsx';

export interface ${component}Props {
  isOpen: boolean;
}

function ${component}({ isOpen }: ${component}Props) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(isOpen);
  return (
    <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
      {t('${name}.label')}
    </button>
  );
}

export default {
  name: '${name}',
  namespaces: ['${name}'],
  Component: ${component},
} satisfies IslandDefinition<${component}Props>;
`;
}

function examplesSource(name: string): string {
  const variable = camelCase(name);
  return `import type { Examples } from '../examples.ts';
import { Island } from './island.tsx';
import ${variable} from './${name}.island.tsx';

export const examples = {
  closed: () => <Island of={${variable}} when="visible" props={{ isOpen: false }} />,
  open: () => <Island of={${variable}} when="visible" props={{ isOpen: true }} />,
} satisfies Examples;
`;
}
