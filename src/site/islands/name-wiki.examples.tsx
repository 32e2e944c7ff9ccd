import { privacyLevels } from '../../domain/privacy-level.ts';
import { emptyDraft, type WikiDraft } from '../../domain/wiki-draft.ts';
import type { Examples } from '../examples.ts';
import { Island } from './island.tsx';
import nameWiki from './name-wiki.island.tsx';

function Named(draft: Partial<WikiDraft>) {
  return (
    <Island
      of={nameWiki}
      when="visible"
      props={{
        draft: { ...emptyDraft, ...draft },
        wikiHost: 'wikis.example',
        reserved: ['help'],
        levelNames: privacyLevels.map(({ id }) => id),
        carts: [],
        cartFields: { name: '', address: '', colour: '', level: '' },
      }}
    />
  );
}

export const examples = {
  'without a name': () => <Named />,
  'a closed wiki': () => <Named name="Moss & Fern" colour="plum" level="private-f-e" />,
  'a very long name': () => <Named name={'Wollgras'.repeat(7)} colour="ochre" level="public" />,
  'a name in another script': () => <Named name="园艺" colour="harbour" />,
  'an address of our own': () => <Named name="Help!" colour="clay" />,
} satisfies Examples;
